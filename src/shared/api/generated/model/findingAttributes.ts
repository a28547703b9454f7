/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CodeFlowStep } from './codeFlowStep.ts';
import type { CodeLine } from './codeLine.ts';
import type { CodeRange } from './codeRange.ts';
import type { ComponentRef } from './componentRef.ts';
import type { Confidence } from './confidence.ts';
import type { CvssScore } from './cvssScore.ts';
import type { DuplicateLink } from './duplicateLink.ts';
import type { FindingCategory } from './findingCategory.ts';
import type { FindingFix } from './findingFix.ts';
import type { FindingIdentity } from './findingIdentity.ts';
import type { FindingStatus } from './findingStatus.ts';
import type { PersonRef } from './personRef.ts';
import type { PolicyViolation } from './policyViolation.ts';
import type { RepositoryRef } from './repositoryRef.ts';
import type { RiskAcceptance } from './riskAcceptance.ts';
import type { RuleRef } from './ruleRef.ts';
import type { Severity } from './severity.ts';
import type { SlaState } from './slaState.ts';
import type { SlsaThreat } from './slsaThreat.ts';

/**
 * Everything known about a finding.
 */
export interface FindingAttributes {
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
     * As reported: Markdown or plain text, made safe where it is rendered.
     * @nullable
     */
  description: string | null;
  /** @nullable */
  mitigation: string | null;
  /**
     * The scanner's own word.
     * @nullable
     */
  severity_raw: string | null;
  severity_overridden: boolean;
  confidence: Confidence | null;
  cvss: CvssScore[];
  policies: PolicyViolation[];
  /**
     * The code around the range, each line with its six-digit, zero-padded number.
     * @nullable
     */
  scanner_report_code: string | null;
  /** The same, line by line. */
  code: CodeLine[];
  /** @nullable */
  code_snippet: string | null;
  /**
     * Unified diff of the known fix.
     * @nullable
     */
  code_diff: string | null;
  /**
     * Format of `code_diff`; `unified` where there is one.
     * @nullable
     */
  diff_parser: string | null;
  code_flow: CodeFlowStep[];
  related_locations: CodeFlowStep[];
  references: string[];
  fix: FindingFix | null;
  fixed_versions: string[];
  /**
     * Container image and layer.
     * @nullable
     */
  image: string | null;
  /** @nullable */
  cloud_resource: string | null;
  /** @nullable */
  http_method: string | null;
  /** @nullable */
  http_parameter: string | null;
  /**
     * Author of the line, as the report says.
     * @nullable
     */
  author: string | null;
  /** @nullable */
  commit: string | null;
  /**
     * The scan that saw it last.
     * @nullable
     */
  scan_id: string | null;
  identity: FindingIdentity;
  fingerprint: string;
  duplicates: DuplicateLink[];
  risk_acceptance: RiskAcceptance | null;
  review_requested: boolean;
  sent_to: PersonRef[];
  /** @nullable */
  remediation_id: string | null;
  /**
     * Counts the changes, for `If-Match`-free optimistic updates.
     * @minimum 1
     */
  version: number;
  created_at: string;
  updated_at: string;
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
  /** What is known about mending it. */
  mitigation_kind: string;
  /**
     * Cloud or platform that it concerns.
     * @nullable
     */
  provider: string | null;
  policy_names: string[];
  policy_categories: string[];
  policy_controls: string[];
}
