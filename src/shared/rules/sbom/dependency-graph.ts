import type { Severity } from '#domain/finding-filters';

export interface DependencyEdge {
  from: string;
  to: string;
}

/** Dependency edges in both directions, by SBOM reference. */
export class DependencyGraph {
  readonly #children = new Map<string, string[]>();
  readonly #parents = new Map<string, string[]>();

  constructor(edges: Iterable<DependencyEdge>) {
    const seen = new Set<string>();
    for (const { from, to } of edges) {
      const key = `${from}\u0000${to}`;
      if (from === to || seen.has(key)) continue;
      seen.add(key);
      push(this.#children, from, to);
      push(this.#parents, to, from);
    }
  }

  childrenOf(ref: string): readonly string[] {
    return this.#children.get(ref) ?? [];
  }

  parentsOf(ref: string): readonly string[] {
    return this.#parents.get(ref) ?? [];
  }

  /**
   * The shortest paths from a root (a component that nothing depends on) to `ref`, one for each
   * direct dependency that leads there, shortest first. Cycles are walked once. A reference that
   * nothing depends on is its own path.
   */
  pathsToRoot(ref: string, limit: number): string[][] {
    const next = new Map<string, string | undefined>([[ref, undefined]]);
    const queue = [ref];
    const paths: string[][] = [];
    for (
      let head = queue.shift();
      head !== undefined && paths.length < limit;
      head = queue.shift()
    ) {
      const parents = this.parentsOf(head);
      if (parents.length === 0) paths.push(follow(next, head));
      for (const parent of parents) {
        // Several direct dependencies of one root are separate paths, so a root may be visited
        // again.
        if (this.parentsOf(parent).length === 0) {
          if (paths.length < limit) paths.push([parent, ...follow(next, head)]);
        } else if (!next.has(parent)) {
          next.set(parent, head);
          queue.push(parent);
        }
      }
    }
    // All ancestors form a cycle. Show the path from the farthest member instead of nothing.
    return paths.length > 0 ? paths : [follow(next, [...next.keys()].at(-1) ?? ref)];
  }

  /** All transitive dependencies of `ref`, excluding itself. */
  reachableFrom(ref: string): Set<string> {
    const reached = new Set<string>();
    const stack = [...this.childrenOf(ref)];
    for (let current = stack.pop(); current !== undefined; current = stack.pop()) {
      if (reached.has(current) || current === ref) continue;
      reached.add(current);
      stack.push(...this.childrenOf(current));
    }
    return reached;
  }
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function follow(next: ReadonlyMap<string, string | undefined>, from: string): string[] {
  const path: string[] = [];
  for (let current: string | undefined = from; current !== undefined; current = next.get(current))
    path.push(current);
  return path;
}

export interface GraphPart {
  id: string;
  ref: string;
  name: string;
  version: string | null;
  direct: boolean | null;
}

/** More than a user can read or a browser should draw. */
const graphLimit = 10_000;

/** The components of one SBOM and the edges between listed components, without its root. */
export const toDependencyGraph = (
  parts: readonly GraphPart[],
  edges: readonly DependencyEdge[],
  worst: ReadonlyMap<string, Severity>,
) => {
  const shown = parts.slice(0, graphLimit);
  const ids = new Map(shown.map(({ ref, id }) => [ref, id]));
  return {
    nodes: shown.map(({ id, name, version, direct }) => ({
      id,
      name,
      version,
      direct,
      worst: worst.get(id) ?? null,
    })),
    edges: edges.flatMap(({ from, to }) => {
      const [start, end] = [ids.get(from), ids.get(to)];
      return start === undefined || end === undefined ? [] : [{ from: start, to: end }];
    }),
    truncated: parts.length > shown.length,
  };
};

/** Paths of references as listed components. A root that the SBOM does not list is omitted. */
export const toComponentPaths = (
  paths: readonly (readonly string[])[],
  parts: readonly Pick<GraphPart, 'id' | 'ref' | 'name' | 'version'>[],
) => {
  const byRef = new Map(parts.map((part) => [part.ref, part]));
  return paths.map((path) => ({
    nodes: path.flatMap((ref) => {
      const part = byRef.get(ref);
      return part ? [{ id: part.id, name: part.name, version: part.version }] : [];
    }),
  }));
};
