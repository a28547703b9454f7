import type { ComplianceStandard } from '../policies/controls.ts';
import type { ReportFinding } from '../reports/model.ts';
import type { PriorityInput } from './factors.ts';

/** What the feeds know about the vulnerabilities at hand. */
export interface Intelligence {
  epssDate: string;
  epss: ReadonlyMap<string, number>;
  kev: ReadonlyMap<string, { dateAdded: string; ransomware: boolean }>;
}

export const noIntelligence: Intelligence = { epssDate: '', epss: new Map(), kev: new Map() };

type Said = Pick<
  ReportFinding,
  | 'severity'
  | 'category'
  | 'confidence'
  | 'cvss'
  | 'cwes'
  | 'vulnerabilityIds'
  | 'epss'
  | 'knownExploited'
>;

interface Surroundings {
  repository: { confidential: boolean; priority: number };
  standards: ReadonlySet<ComplianceStandard>;
  intelligence: Intelligence;
}

/** The version 3 score counts where there are several: versions 2 and 4 are on other scales. */
const preferredCvss = ({ cvss }: Said) =>
  cvss?.find(({ version }) => version.startsWith('3')) ?? cvss?.[0];

/** The feeds come first; the report's own word stands where they are silent. */
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

export const priorityInputOf = (
  said: Said,
  { repository, standards, intelligence }: Surroundings,
): PriorityInput => ({
  severity: said.severity,
  category: said.category,
  confidence: said.confidence,
  cvss: preferredCvss(said),
  cwes: said.cwes ?? [],
  vulnerabilityIds: said.vulnerabilityIds ?? [],
  epss: epssOf(said, intelligence),
  epssLoaded: intelligence.epssDate !== '',
  kev: kevOf(said, intelligence),
  repository,
  standards,
});
