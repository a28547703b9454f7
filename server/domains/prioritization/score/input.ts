import type { PriorityInput, SeveritySource } from '#domain/priority/input';
import type { WeaknessClass } from '#domain/priority/weakness-value';
import type { ComplianceStandard } from '../../policies/rules/index.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { BoundedMemo } from '../../../platform/runtime/bounded-memo.ts';
import { toWeaknessClass } from './weakness-class.ts';
import { isTestPath } from './test-path.ts';

/** What the feeds know about the vulnerabilities at hand. */
export interface Intelligence {
  epssDate: string;
  epss: ReadonlyMap<string, number>;
  kev: ReadonlyMap<string, { dateAdded: string; ransomware: boolean }>;
}

export const noIntelligence: Intelligence = { epssDate: '', epss: new Map(), kev: new Map() };

/** The part of a reported finding that its priority reads. */
export type Said = Pick<
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
  /** Only development needs the component. */
  development?: boolean | undefined;
  /** It is about a package. */
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

/** The version 3 score counts where there are several: versions 2 and 4 are on other scales. */
const preferredCvss = ({ cvss }: Said) =>
  cvss?.find(({ version }) => version.startsWith('3')) ?? cvss?.[0];

/** The feeds come first; the report's own value is used where they have none. */
function epssOf(said: Said, { epss, epssDate }: Intelligence): PriorityInput['epss'] {
  const scores = (said.vulnerabilityIds ?? []).flatMap((id) => epss.get(id) ?? []);
  if (scores.length > 0) return { score: Math.max(...scores), date: epssDate };
  return said.epss && { score: said.epss.score, date: '' };
}

function kevOf(said: Said, { kev }: Intelligence): PriorityInput['kev'] {
  const entry = (said.vulnerabilityIds ?? [])
    .map((id) => kev.get(id))
    .find((found) => found !== undefined);
  return entry ?? (said.knownExploited === true ? { dateAdded: '', ransomware: false } : undefined);
}

const unrated = /^(unknown|undefined|unspecified|unassigned|untriaged|not ?triaged|none|n\/?a)?$/i;

function severitySourceOf(said: Said): SeveritySource {
  if (said.overridden === true) return 'person';
  const isRated =
    said.severity !== 'info' ||
    said.vulnerabilityIds === undefined ||
    !unrated.test(said.severityRaw ?? '');
  return isRated ? 'scanner' : 'none';
}

const scopeOf = ({ path, development, component }: Said) =>
  development === true
    ? ('development' as const)
    : // A manifest among the tests still installs its packages; code there does not run.
      component === undefined && isTestPath(path)
      ? ('test' as const)
      : undefined;

const classes = new BoundedMemo<WeaknessClass>(20_000);
const classOf = ({ category, ruleId, title, cwes = [] }: Said): WeaknessClass =>
  classes.get(`${category}\n${ruleId}\n${title}\n${cwes.join()}`, () =>
    toWeaknessClass({ category, ruleId, title, cwes }),
  );

export const toPriorityInput = (
  said: Said,
  { repository, standards, intelligence }: Surroundings,
): PriorityInput => ({
  severity: said.severity,
  severitySource: severitySourceOf(said),
  category: said.category,
  weakness: classOf(said),
  confidence: said.confidence,
  cvss: preferredCvss(said),
  cwes: said.cwes ?? [],
  vulnerabilityIds: said.vulnerabilityIds ?? [],
  epss: epssOf(said, intelligence),
  epssLoaded: intelligence.epssDate !== '',
  kev: kevOf(said, intelligence),
  followed: said.followed,
  scope: scopeOf(said),
  reachability: said.reachability,
  dismissed: said.suppression?.status === 'accepted',
  repository,
  standards,
});
