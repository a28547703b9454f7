import type { Category } from '../finding-category.ts';
import type { Severity } from '../finding-filters.ts';
import type { ComplianceStandard } from './settings.ts';
import type { WeaknessClass } from './weakness-value.ts';

/** Who rated the severity. `none`: a vulnerability that its scanner did not rate. */
export type SeveritySource = 'scanner' | 'person' | 'none';

/** All that the priority of a finding is computed from. */
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
  /** Whether any EPSS scores are loaded: without them, no score says nothing. */
  epssLoaded: boolean;
  kev?: { dateAdded: string; ransomware: boolean } | undefined;
  /** The scanner followed the data from its source to the flaw. */
  followed: boolean;
  /** Where it is, if that is not what runs in production. */
  scope?: 'test' | 'development' | undefined;
  /** What a scanner that looked says about whether the code is called. */
  reachability?: 'reachable' | 'not_reachable' | undefined;
  /** The scanner or its reviewer says that it is no problem. */
  dismissed: boolean;
  repository: { confidential: boolean; priority: number };
  /** Standards of which the finding fails at least one control. */
  standards: ReadonlySet<ComplianceStandard>;
}
