import type { DependencyGraph, GraphNode } from '@/shared/api/generated/model';
import { severities } from '#domain/finding-filters';
import type { TreeNode } from '@/shared/ui/tree';

const separator = '/';

/** The component of a tree node, whose id is the path to it. */
export const componentOf = (place: string): string => place.slice(place.lastIndexOf(separator) + 1);

const labelOf = ({ name, version }: GraphNode) => [name, version].filter(Boolean).join(' ');

/**
 * The dependency graph as a tree. A component appears below each of its dependents, so branches are
 * built when the user expands them: ten thousand components can have more paths than fit in memory.
 * A cycle ends before it repeats.
 */
export function dependencyTree({ nodes, edges }: DependencyGraph): readonly TreeNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const below = neighbours(edges.map(({ from, to }) => [from, to]));
  const above = neighbours(edges.map(({ from, to }) => [to, from]));
  const worst = worstBelow(nodes, above);
  const order = (one: string, other: string) =>
    rank(worst.get(one)) - rank(worst.get(other)) || labelFor(one).localeCompare(labelFor(other));
  const labelFor = (id: string) =>
    labelOf(byId.get(id) ?? { id, name: id, version: null, worst: null, direct: null });

  const branch = (id: string, way: readonly string[]): TreeNode => {
    const here = [...way, id];
    const next = [...(below.get(id) ?? [])]
      .filter((child) => byId.has(child) && !here.includes(child))
      .sort(order);
    const severity = worst.get(id);
    const leaf = {
      id: here.join(separator),
      label: labelFor(id),
      ...(severity && { worst: severity }),
    };
    if (next.length === 0) return leaf;
    let made: readonly TreeNode[] | undefined;
    return Object.defineProperty({ ...leaf, count: next.length }, 'children', {
      enumerable: true,
      get: () => (made ??= next.map((child) => branch(child, here))),
    });
  };

  const roots = nodes.filter(({ id }) => !above.has(id)).map(({ id }) => id);
  // If every component has a dependent, the tree starts at the direct dependencies of the project.
  const starts =
    roots.length > 0 ? roots : nodes.filter(({ direct }) => direct === true).map(({ id }) => id);
  return (starts.length > 0 ? starts : nodes.slice(0, 1).map(({ id }) => id))
    .sort(order)
    .map((id) => branch(id, []));
}

type Severity = (typeof severities)[number];

const rank = (severity: Severity | undefined) =>
  severity === undefined ? severities.length : severities.indexOf(severity);

function neighbours(
  pairs: readonly (readonly [string, string])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    const known = all.get(from);
    if (known) known.add(to);
    else all.set(from, new Set([to]));
  }
  return all;
}

/**
 * For each component, the worst severity of itself and its dependencies. Each severity is
 * propagated upwards once, the worst first.
 */
function worstBelow(
  nodes: readonly GraphNode[],
  above: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, Severity> {
  const worst = new Map<string, Severity>();
  for (const severity of severities) {
    const open = nodes.filter((node) => node.worst === severity).map(({ id }) => id);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (worst.has(id)) continue;
      worst.set(id, severity);
      open.push(...(above.get(id) ?? []));
    }
  }
  return worst;
}
