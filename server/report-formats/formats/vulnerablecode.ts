import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

/** Returns the version of `pkg:npm/left-pad@1.0.0?x=y`. */
const versionOf = (purl: string): string | undefined => /@([^?#@]+)/.exec(purl)?.[1];

/** Aliases are objects in versions 1 and 2, texts in version 3. */
const aliasesOf = (raw: unknown): string[] =>
  list(raw, 'aliases').flatMap((alias) => str(alias) ?? str(alias, 'alias') ?? []);

function advisory(raw: unknown, purl: string | undefined): RawFinding {
  const id = str(raw, 'advisory_id') ?? str(raw, 'vulnerability_id');
  const aliases = aliasesOf(raw);
  const cve = aliases.find((alias) => alias.startsWith('CVE-'));
  const fixed = [
    ...texts(raw, 'fixed_by_packages'),
    ...list(raw, 'fixed_packages').flatMap((pack) => str(pack, 'purl') ?? []),
  ];
  const references = list(raw, 'references');
  return {
    ruleId: cve ?? id,
    helpUri: str(raw, 'url'),
    title: `${cve ?? id ?? 'Vulnerability'} - ${purl ?? ''}`,
    description: str(raw, 'summary'),
    mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(', ')}.`,
    // The highest score of all sources, weighted by their trust, from 0 to 10.
    severity: str(raw, 'weighted_severity') ?? str(raw, 'severity'),
    fallbackSeverity: 'medium',
    cvss: references
      .flatMap((reference) => list(reference, 'scores'))
      .filter((score) => /^cvss/i.test(str(score, 'scoring_system') ?? ''))
      .map((score) => ({ vector: str(score, 'scoring_elements'), score: num(score, 'value') })),
    vulnerabilityIds: [cve, ...aliases, id],
    cwes: list(raw, 'weaknesses').map((weakness) => str(weakness, 'cwe_id')),
    component: { purl, fixed: fixed.map(versionOf) },
    references: references.map((reference) => str(reference, 'reference_url')),
  };
}

/**
 * Packages from the API, paginated or as a list: versions 1 (`/api/packages/bulk_search`) and 3
 * (`/api/v3/packages` with `details`). A package with too many advisories for a response has a link
 * to them instead.
 */
export const vulnerableCode = jsonFormat({
  id: 'vulnerablecode',
  tool: 'VulnerableCode',
  category: 'sca',
  docsUrl: 'https://vulnerablecode.readthedocs.io/en/latest/api.html',
  aliases: ['aboutcode vulnerablecode'],
  detect: ({ value }) => {
    const [first] = isList(value) ? list(value) : list(value, 'results');
    return has(first, 'purl') &&
      (has(first, 'affected_by_vulnerabilities') || has(first, 'affected_by_vulnerabilities_url'))
      ? 1
      : 0;
  },
  each: ['/results/#', '/#'],
  holds: ['/affected_by_vulnerabilities/#'],
  asides: ['fixing_vulnerabilities', 'qualifiers'],
  map: (raw) => {
    if (!isList(raw, 'affected_by_vulnerabilities'))
      throw new Error('The package only links to its advisories');
    return list(raw, 'affected_by_vulnerabilities').map((found) =>
      advisory(found, str(raw, 'purl')),
    );
  },
});
