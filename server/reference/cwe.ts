import list from './data/cwe.json' with { type: 'json' };
import owasp from './data/owasp.json' with { type: 'json' };

export interface Weakness {
  id: number;
  name: string;
  description: string;
  /** Parents in the Research Concepts view (1000), MITRE's primary one first. */
  parents: readonly number[];
}

const byId = new Map<number, Weakness>(
  list.weaknesses.map((findWeakness) => [findWeakness.id, findWeakness]),
);
const top25 = new Map<number, number>(owasp.cweTop25_2025.map(({ cwe, rank }) => [cwe, rank]));

export const cweSource = list.source;

export const weakness = (id: number): Weakness | undefined => byId.get(id);

/**
 * Yields the weakness and all its ancestors, nearest first. Mappings such as the OWASP Top 10 list
 * weaknesses at mixed levels of abstraction, so a CWE that a mapping lacks counts as its nearest
 * mapped ancestor.
 */
export function* withAncestors(id: number): Generator<number> {
  const seen = new Set<number>();
  let level = [id];
  while (level.length > 0) {
    const next: number[] = [];
    for (const current of level) {
      if (seen.has(current)) continue;
      seen.add(current);
      yield current;
      next.push(...(byId.get(current)?.parents ?? []));
    }
    level = next;
  }
}

/**
 * Returns the rank in the CWE Top 25 of 2025 (1 is the most dangerous), including descendants of a
 * listed weakness.
 */
export function top25Rank(id: number): number | undefined {
  for (const ancestor of withAncestors(id)) {
    const rank = top25.get(ancestor);
    if (rank !== undefined) return rank;
  }
  return undefined;
}
