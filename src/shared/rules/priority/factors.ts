import type { Severity } from '../finding-filters.ts';
import { severityRank } from '../finding-filters.ts';
import type { PriorityInput } from './input.ts';
import type { Reading } from './reading.ts';
import type { ComplianceStandard, PriorityGroup, PrioritySettings } from './settings.ts';

/** The rank of a weakness in the CWE Top 25, if it is listed. */
export type RankOf = (cwe: number) => number | undefined;

export interface FactorDefinition {
  key: string;
  group: PriorityGroup;
  /** The fraction of the group's points, relative to the other factors that apply. */
  share: number;
  enabled: (settings: PrioritySettings) => boolean;
  /**
   * `undefined`: the factor does not apply to this finding, and its share goes to the rest of the
   * group.
   */
  read: (input: PriorityInput, rankOf: RankOf) => Reading | undefined;
}

/** Without CVSS, the severity counts as the middle of its CVSS 3.1 rating band. */
const severityValue: Record<Severity, number> = {
  critical: 0.95,
  high: 0.8,
  medium: 0.55,
  low: 0.25,
  info: 0.05,
};
/** An unrated vulnerability gets the median value. */
const unratedValue = 0.5;

const bandOf = (score: number): Severity =>
  score >= 9
    ? 'critical'
    : score >= 7
      ? 'high'
      : score >= 4
        ? 'medium'
        : score > 0
          ? 'low'
          : 'info';

/** The impact of exploitation: the CVSS score and the scanner's own rating. */
export function readSeverity({ cvss, severity, severitySource }: PriorityInput): Reading {
  const rated = severityValue[severity];
  if (severitySource === 'person') return { value: rated, fact: severity, source: 'set_by_person' };
  if (severitySource === 'none' && cvss === undefined)
    return { value: unratedValue, fact: 'not_rated', source: 'parapet' };
  if (cvss === undefined) return { value: rated, fact: severity, source: 'scanner_severity' };
  const score = cvss.score / 10;
  const gap = severityRank(severity) - severityRank(bandOf(cvss.score));
  if (gap === 0 || severitySource === 'none')
    return { value: score, fact: cvss.score.toFixed(1), source: `CVSS ${cvss.version}` };
  // A distribution that rates a flaw lower knows how it builds the package.
  const own = gap > 0 ? 0.75 : 0.5;
  return { value: own * rated + (1 - own) * score, fact: severity, source: 'scanner_severity' };
}

const compliance = (
  group: 'complianceFrameworks' | 'complianceStandars',
  key: string,
  standard: ComplianceStandard,
): FactorDefinition => ({
  key: `${group}.${key}`,
  group,
  share: 1,
  enabled: (settings) => (settings[group] as Readonly<Record<string, boolean>>)[key] === true,
  read: ({ standards }) => ({
    value: standards.has(standard) ? 1 : 0,
    fact: standards.has(standard) ? 'violated' : 'not_affected',
    source: 'policies',
  }),
});

const industry = 'industryStandardFrameworks';
const impact = 'impactOnCriticalSystems';

/** The additive factors; `likelihood.ts` has the multiplicative ones. */
export const factorDefinitions: readonly FactorDefinition[] = [
  {
    key: `${industry}.cvss`,
    group: industry,
    share: 85,
    enabled: (settings) => settings[industry].cvss,
    read: readSeverity,
  },
  {
    key: `${industry}.cwe`,
    group: industry,
    share: 15,
    enabled: (settings) => settings[industry].cwe,
    read: (input, rankOf) => {
      const ranks = input.cwes.flatMap((cwe) => rankOf(cwe) ?? []);
      // Most weaknesses are not on the list, so their absence is not evidence.
      if (ranks.length === 0) return undefined;
      const rank = Math.min(...ranks);
      // First place counts fully, the 25th about half. Being listed never lowers the value.
      const value = Math.max(1 - (rank - 1) / 50, readSeverity(input).value);
      return { value, fact: String(rank), source: 'CWE Top 25', date: '2025' };
    },
  },
  {
    key: `${impact}.vulnSensitiveData`,
    group: impact,
    share: 1,
    enabled: (settings) => settings[impact].vulnSensitiveData,
    read: ({ repository }) => ({
      value: repository.confidential ? 1 : 0,
      fact: repository.confidential ? 'confidential_data' : 'no_confidential_data',
      source: 'repository_settings',
    }),
  },
  {
    key: `${impact}.vulnImpactingCriticalData`,
    group: impact,
    share: 1,
    enabled: (settings) => settings[impact].vulnImpactingCriticalData,
    read: ({ repository }) => ({
      value: repository.priority / 100,
      fact: String(repository.priority),
      source: 'repository_settings',
    }),
  },
  compliance('complianceFrameworks', 'iso', 'iso'),
  compliance('complianceFrameworks', 'nist', 'nist'),
  compliance('complianceFrameworks', 'soc', 'soc2'),
  ...(['pciDss4', 'pciDss3', 'dora', 'cisBenchmarks', 'soc2', 'iso', 'nist'] as const).map((key) =>
    compliance('complianceStandars', key, key),
  ),
];
