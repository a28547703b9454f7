import type { PriorityInput, SeveritySource } from '#domain/priority/input';
import type { WeaknessClass } from '#domain/priority/weakness-value';
import type { ComplianceStandard } from '../../policies/rules/index.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { BoundedMemo } from '../../../platform/runtime/bounded-memo.ts';
import { toWeaknessClass } from './weakness-class.ts';
import { isTestPath } from './test-path.ts';

/** Feed data about the vulnerabilities of the findings. */
export interface Intelligence {
  epssDate: string;
  epss: ReadonlyMap<string, number>;
  kev: ReadonlyMap<string, { dateAdded: string; ransomware: boolean }>;
}

export const noIntelligence: Intelligence = { epssDate: '', epss: new Map(), kev: new Map() };

/** The fields of a reported finding that determine its priority. */
export type ReportedFacts = Pick<
  ReportFinding,
  | 'severity'
  | 'severityRaw'
  | 'category'
  | 'ruleId'
  | 'title'
  | 'confidence'
  | 'cvss'
  | 'cwes'
  | 'vulnerabilityIds'
  | 'epss'
  | 'knownExploited'
  | 'reachability'
  | 'suppression'
> & {
  path?: string | undefined;
  /** The component is only a development dependency. */
  development?: boolean | undefined;
  /** Present if the finding is about a package. */
  component?: unknown;
  followed: boolean;
  /** A user chose the severity. */
  overridden?: boolean;
};

interface Surroundings {
  repository: { confidential: boolean; priority: number };
  standards: ReadonlySet<ComplianceStandard>;
  intelligence: Intelligence;
}

/** Prefers the version 3 score: versions 2 and 4 have different scales. */
const preferredCvss = ({ cvss }: ReportedFacts) =>
  cvss?.find(({ version }) => version.startsWith('3')) ?? cvss?.[0];

/** The feeds have precedence; the report's own value is used if they have none. */
function epssOf(reported: ReportedFacts, { epss, epssDate }: Intelligence): PriorityInput['epss'] {
  const scores = (reported.vulnerabilityIds ?? []).flatMap((id) => epss.get(id) ?? []);
  if (scores.length > 0) return { score: Math.max(...scores), date: epssDate };
  return reported.epss && { score: reported.epss.score, date: '' };
}

function kevOf(reported: ReportedFacts, { kev }: Intelligence): PriorityInput['kev'] {
  const entry = (reported.vulnerabilityIds ?? [])
    .map((id) => kev.get(id))
    .find((found) => found !== undefined);
  return (
    entry ?? (reported.knownExploited === true ? { dateAdded: '', ransomware: false } : undefined)
  );
}

const unrated = /^(unknown|undefined|unspecified|unassigned|untriaged|not ?triaged|none|n\/?a)?$/i;

function severitySourceOf(reported: ReportedFacts): SeveritySource {
  if (reported.overridden === true) return 'person';
  const isRated =
    reported.severity !== 'info' ||
    reported.vulnerabilityIds === undefined ||
    !unrated.test(reported.severityRaw ?? '');
  return isRated ? 'scanner' : 'none';
}

const scopeOf = ({ path, development, component }: ReportedFacts) =>
  development === true
    ? ('development' as const)
    : // A manifest in a test folder still installs its packages; code there does not run.
      component === undefined && isTestPath(path)
      ? ('test' as const)
      : undefined;

const classes = new BoundedMemo<WeaknessClass>(20_000);
const classOf = ({ category, ruleId, title, cwes = [] }: ReportedFacts): WeaknessClass =>
  classes.get(`${category}\n${ruleId}\n${title}\n${cwes.join()}`, () =>
    toWeaknessClass({ category, ruleId, title, cwes }),
  );

export const toPriorityInput = (
  reported: ReportedFacts,
  { repository, standards, intelligence }: Surroundings,
): PriorityInput => ({
  severity: reported.severity,
  severitySource: severitySourceOf(reported),
  category: reported.category,
  weakness: classOf(reported),
  confidence: reported.confidence,
  cvss: preferredCvss(reported),
  cwes: reported.cwes ?? [],
  vulnerabilityIds: reported.vulnerabilityIds ?? [],
  epss: epssOf(reported, intelligence),
  epssLoaded: intelligence.epssDate !== '',
  kev: kevOf(reported, intelligence),
  followed: reported.followed,
  scope: scopeOf(reported),
  reachability: reported.reachability,
  dismissed: reported.suppression?.status === 'accepted',
  repository,
  standards,
});
