// Merges several SBOMs of a repository into one document.
import type { DependencyEdge } from '#domain/sbom/dependency-graph';

export interface MergeEntry {
  id: string;
  ref: string;
  name: string;
  version: string | null;
  purl: string | null;
}

export interface SbomPart<E extends MergeEntry> {
  components: readonly E[];
  edges: readonly DependencyEdge[];
}

export interface MergedSbom<E extends MergeEntry> {
  components: E[];
  dependencies: { ref: string; dependsOn: string[] }[];
  /** The reference of each component in the document, by its id. */
  refs: ReadonlyMap<string, string>;
}

/**
 * A single SBOM keeps its references. With several, equal components are merged, and a reference
 * that means different components gets the number of its SBOM.
 */
export function mergeSboms<E extends MergeEntry>(bills: readonly SbomPart<E>[]): MergedSbom<E> {
  const components: E[] = [];
  const refs = new Map<string, string>();
  const byKey = new Map<string, string>();
  const taken = new Set<string>();
  const dependsOn = new Map<string, Set<string>>();
  for (const [number, bill] of bills.entries()) {
    const own = new Map<string, string>();
    const free = (ref: string) => (taken.has(ref) ? `${String(number + 1)}/${ref}` : ref);
    for (const component of bill.components) {
      const key =
        bills.length === 1
          ? component.id
          : (component.purl ?? `${component.name}@${component.version ?? ''}`);
      const known = byKey.get(key);
      const ref = known ?? free(component.ref);
      if (known === undefined) {
        components.push({ ...component, ref });
        byKey.set(key, ref);
      }
      own.set(component.ref, ref);
      refs.set(component.id, ref);
    }
    // References are unique only within an SBOM.
    for (const ref of own.values()) taken.add(ref);
    for (const edge of bill.edges) {
      const [from, to] = [own.get(edge.from), own.get(edge.to)];
      // An edge to an unlisted reference cannot be resolved.
      if (from === undefined || to === undefined) continue;
      const targets = dependsOn.get(from);
      if (targets) targets.add(to);
      else dependsOn.set(from, new Set([to]));
    }
  }
  return {
    components,
    dependencies: [...dependsOn].map(([ref, targets]) => ({ ref, dependsOn: [...targets] })),
    refs,
  };
}
