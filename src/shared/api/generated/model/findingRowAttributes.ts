/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CodeRange } from './codeRange.ts';
import type { ComponentRef } from './componentRef.ts';
import type { FindingCategory } from './findingCategory.ts';
import type { FindingStatus } from './findingStatus.ts';
import type { PersonRef } from './personRef.ts';
import type { RepositoryRef } from './repositoryRef.ts';
import type { RuleRef } from './ruleRef.ts';
import type { Severity } from './severity.ts';
import type { SlaState } from './slaState.ts';
import type { SlsaThreat } from './slsaThreat.ts';

/**
 * What a row of the list shows.
 */
export interface FindingRowAttributes {
  title: string;
  severity: Severity;
  /**
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
  is_subfinding: boolean;
  /** In CISA's list of known exploited vulnerabilities. */
  kev: boolean;
  /**
     * Probability of exploitation within 30 days.
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  epss: number | null;
  tool: string;
  rule: RuleRef;
  category: FindingCategory;
  /** @nullable */
  type: string | null;
  /** @nullable */
  language: string | null;
  /** @nullable */
  file: string | null;
  range: CodeRange | null;
  /** @nullable */
  endpoint: string | null;
  component: ComponentRef | null;
  repository: RepositoryRef;
  /** @nullable */
  branch: string | null;
  /** @items.minimum 1 */
  cwe: number[];
  cve: string[];
  /**
     * @minimum 0
     * @maximum 10
     * @nullable
     */
  cvssv3_score: number | null;
  owasp: string[];
  owasp_cicd: string[];
  slsa_threats: SlsaThreat[];
  tags: string[];
  assignee: PersonRef | null;
  sla: SlaState;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  fixing_effort: number | null;
  /** @nullable */
  remediation_type: string | null;
  has_fix: boolean;
  /** @minimum 0 */
  comment_count: number;
  first_seen_at: string;
  last_seen_at: string;
  /** @nullable */
  due_at: string | null;
  /**
     * The file's extension.
     * @nullable
     */
  file_type: string | null;
  /**
     * Who owns it, as the report says.
     * @nullable
     */
  issue_owner: string | null;
  review_requested: boolean;
  /** What is known about mending it. */
  mitigation_kind: string;
  /**
     * Cloud or platform that it concerns.
     * @nullable
     */
  provider: string | null;
  /** Standards and rules of the organisation that it stands against. */
  policy_names: string[];
  policy_categories: string[];
  policy_controls: string[];
}
