import type { ComplianceStandard } from '../policies/controls.ts';
import { top25Rank } from '../reference/cwe.ts';
import type { Category, Severity } from '../reports/model.ts';
import type { PriorityGroup, PrioritySettings } from './settings.ts';

export interface PriorityInput {
  severity: Severity;
  category: Category;
  confidence?: 'high' | 'medium' | 'low' | undefined;
  cvss?: { version: string; vector?: string | undefined; score: number } | undefined;
  cwes: readonly number[];
  vulnerabilityIds: readonly string[];
  /** Probability of exploitation in the next 30 days, 0–1, and the day of the score. */
  epss?: { score: number; date: string } | undefined;
  /** Whether any EPSS scores are loaded: without them, no score says nothing. */
  epssLoaded: boolean;
  kev?: { dateAdded: string; ransomware: boolean } | undefined;
  repository: { confidential: boolean; priority: number };
  /** Standards of which the finding stands against at least one control. */
  standards: ReadonlySet<ComplianceStandard>;
}

export interface Reading {
  /** 0 (says nothing for urgency) to 1. */
  value: number;
  /** The fact behind it as a machine-readable word, e.g. `9.8` or `listed`; the app puts it into words. */
  fact: string;
  /** A published list by its name, e.g. `CISA KEV`, else a machine-readable word. */
  source: string;
  date?: string;
}

export interface FactorDefinition {
  key: string;
  group: PriorityGroup;
  /** Share of the group's points, relative to the other factors that apply. */
  share: number;
  enabled: (settings: PrioritySettings) => boolean;
  /** `undefined`: the question does not arise for this finding, and its share goes to the rest of the group. */
  read: (input: PriorityInput) => Reading | undefined;
}

/** Where a report has no CVSS, its severity stands for the middle of the CVSS 3.1 rating band. */
const severityValue: Record<Severity, number> = {
  critical: 0.95,
  high: 0.8,
  medium: 0.55,
  low: 0.25,
  info: 0.05,
};
const confidenceValue = { high: 0.65, medium: 0.45, low: 0.25 } as const;
/** Nothing known is less than a medium guess: evidence moves a finding up, its absence does not. */
const unknownEase = 0.35;

const vectorParts = {
  AV: { N: 1, A: 0.6, L: 0.4, P: 0.1 },
  AC: { L: 1, M: 0.6, H: 0.3 },
  AT: { N: 1, P: 0.5 },
  PR: { N: 1, L: 0.6, H: 0.3 },
  Au: { N: 1, S: 0.6, M: 0.3 },
  UI: { N: 1, R: 0.6, P: 0.7, A: 0.5 },
} as const;

/** Mean of what the vector says about reaching the flaw: vector, complexity, privileges, interaction. */
function easeFromVector(vector: string): number | undefined {
  const parts = vector.split('/').flatMap((part) => {
    const [metric = '', value = ''] = part.split(':');
    const scale: Readonly<Record<string, number>> | undefined = Object.hasOwn(vectorParts, metric)
      ? vectorParts[metric as keyof typeof vectorParts]
      : undefined;
    const weight = scale?.[value];
    return weight === undefined ? [] : [weight];
  });
  return parts.length === 0 ? undefined : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

function ease(input: PriorityInput): Reading {
  const fromVector =
    input.cvss?.vector === undefined ? undefined : easeFromVector(input.cvss.vector);
  if (fromVector !== undefined)
    return { value: fromVector, fact: input.cvss?.vector ?? '', source: 'cvss_vector' };
  // Whoever reads a leaked secret can use it; a dynamic scanner has already reached what it reports.
  if (input.category === 'secret') return { value: 1, fact: 'usable_as_found', source: 'parapet' };
  if (input.category === 'dast')
    return { value: 0.85, fact: 'reached_by_scanner', source: 'parapet' };
  if (input.confidence)
    return {
      value: confidenceValue[input.confidence],
      fact: input.confidence,
      source: 'scanner_confidence',
    };
  return { value: unknownEase, fact: 'not_known', source: 'parapet' };
}

const isPublicVulnerability = ({ vulnerabilityIds }: PriorityInput) =>
  vulnerabilityIds.some((id) => id.startsWith('CVE-'));

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
const exploitability = 'exploitabilityFactors';
const impact = 'impactOnCriticalSystems';

export const factorDefinitions: readonly FactorDefinition[] = [
  {
    key: `${industry}.cvss`,
    group: industry,
    share: 85,
    enabled: (settings) => settings[industry].cvss,
    read: ({ cvss, severity }) =>
      cvss
        ? { value: cvss.score / 10, fact: cvss.score.toFixed(1), source: `CVSS ${cvss.version}` }
        : { value: severityValue[severity], fact: severity, source: 'scanner_severity' },
  },
  {
    key: `${industry}.cwe`,
    group: industry,
    share: 15,
    enabled: (settings) => settings[industry].cwe,
    read: ({ cwes }) => {
      if (cwes.length === 0) return undefined;
      const ranks = cwes.flatMap((cwe) => top25Rank(cwe) ?? []);
      if (ranks.length === 0)
        return { value: 0, fact: 'not_listed', source: 'CWE Top 25', date: '2025' };
      const rank = Math.min(...ranks);
      // First place counts whole, the 25th about half.
      return { value: 1 - (rank - 1) / 50, fact: String(rank), source: 'CWE Top 25', date: '2025' };
    },
  },
  {
    key: `${exploitability}.activeExploits`,
    group: exploitability,
    share: 45,
    enabled: (settings) => settings[exploitability].activeExploits,
    read: (input) => {
      if (input.kev)
        return {
          value: 1,
          fact: input.kev.ransomware ? 'listed_ransomware' : 'listed',
          source: 'CISA KEV',
          date: input.kev.dateAdded,
        };
      return isPublicVulnerability(input)
        ? { value: 0, fact: 'not_listed', source: 'CISA KEV' }
        : undefined;
    },
  },
  {
    key: `${exploitability}.epss`,
    group: exploitability,
    share: 30,
    enabled: (settings) => settings[exploitability].epss,
    read: (input) => {
      // The square root lifts 0.01, already far above most CVEs, to one tenth, and 0.25 to one half.
      if (input.epss)
        return {
          value: Math.sqrt(input.epss.score),
          fact: String(input.epss.score),
          source: 'FIRST EPSS',
          date: input.epss.date,
        };
      return input.epssLoaded && isPublicVulnerability(input)
        ? { value: 0, fact: 'not_scored', source: 'FIRST EPSS' }
        : undefined;
    },
  },
  {
    key: `${exploitability}.easeExploitation`,
    group: exploitability,
    share: 25,
    enabled: (settings) => settings[exploitability].easeExploitation,
    read: ease,
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
