import type { Category } from '../finding-category.ts';
import type { Severity } from '../finding-filters.ts';
import type { ComplianceStandard } from './settings.ts';
import type { WeaknessClass } from './weakness-value.ts';

/** Who rated the severity. `none`: a vulnerability that its scanner did not rate. */
export type SeveritySource = 'scanner' | 'person' | 'none';

/** The inputs from which a finding's priority is computed. */
export interface PriorityInput {
  severity: Severity;
  severitySource: SeveritySource;
  category: Category;
  weakness: WeaknessClass;
  confidence?: 'high' | 'medium' | 'low' | undefined;
  cvss?: { version: string; vector?: string | undefined; score: number } | undefined;
  cwes: readonly number[];
  vulnerabilityIds: readonly string[];
  /** Probability of exploitation in the next 30 days, 0–1, and the day of the score. */
  epss?: { score: number; date: string } | undefined;
  /** Whether any EPSS scores are loaded. Without them, a missing score is not evidence. */
  epssLoaded: boolean;
  kev?: { dateAdded: string; ransomware: boolean } | undefined;
  /** The scanner traced the data flow from its source to the flaw. */
  followed: boolean;
  /** The scope of the code, if it is not production. */
  scope?: 'test' | 'development' | undefined;
  /** Whether the code is called, according to a scanner that analyses reachability. */
  reachability?: 'reachable' | 'not_reachable' | undefined;
  /** The scanner or its reviewer dismissed the finding. */
  dismissed: boolean;
  repository: { confidential: boolean; priority: number };
  /** Standards with at least one control that the finding fails. */
  standards: ReadonlySet<ComplianceStandard>;
}
