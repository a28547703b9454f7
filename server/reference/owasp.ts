import owasp from './data/owasp.json' with { type: 'json' };
import { withAncestors } from './cwe.ts';

export interface OwaspCategory {
  id: string;
  name: string;
}

const editions = [owasp.top10_2021, owasp.top10_2025].map((edition) => ({
  byCwe: new Map(edition.flatMap(({ id, cwes }) => cwes.map((cwe) => [cwe, id] as const))),
}));
const names = new Map<string, string>(
  [...owasp.top10_2021, ...owasp.top10_2025, ...owasp.cicd].map(({ id, name }) => [id, name]),
);

export const owaspSources = owasp.sources;
export const owaspTop10: readonly OwaspCategory[] = owasp.top10_2025;
export const owaspTop10Of2021: readonly OwaspCategory[] = owasp.top10_2021;
export const owaspCicd: readonly OwaspCategory[] = owasp.cicd;

export const findOwaspName = (id: string): string | undefined => names.get(id);

/** Vulnerable and outdated components, and the supply chain, which includes them since 2025. */
const componentCategories = ['A06:2021', 'A03:2025'] as const;

/**
 * Returns the categories of a known vulnerability in a component, regardless of its own weakness.
 */
export const owaspOfComponent = (finding: {
  component?: unknown;
  vulnerabilityIds?: readonly string[] | undefined;
}): readonly string[] =>
  finding.component !== undefined && (finding.vulnerabilityIds?.length ?? 0) > 0
    ? componentCategories
    : [];

/**
 * Returns the categories of the 2021 and 2025 lists for a weakness, e.g. `['A03:2021',
 * 'A05:2025']`.
 */
export function owaspOfCwe(cwe: number): string[] {
  return editions.flatMap(({ byCwe }) => {
    for (const ancestor of withAncestors(cwe)) {
      const category = byCwe.get(ancestor);
      if (category !== undefined) return [category];
    }
    return [];
  });
}
