import type { FindingChange } from '#domain/finding-comparison';
import type { FindingStatus, Severity } from '#domain/finding-filters';

/**
 * The attributes of a findings list row that the export formats read, as the contract defines them.
 */
export interface ExportedFinding {
  id: string;
  attributes: ExportedAttributes;
}

interface ExportedAttributes {
  title: string;
  severity: Severity;
  priority: number;
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
  is_subfinding: boolean;
  kev: boolean;
  epss: number | null;
  tool: string;
  rule: { id: string };
  category: string;
  type: string | null;
  language: string | null;
  file: string | null;
  range: {
    start_line: number;
    start_column: number | null;
    end_line: number | null;
    end_column: number | null;
  } | null;
  endpoint: string | null;
  component: {
    name: string;
    version: string | null;
    purl: string | null;
    fixed_version: string | null;
  } | null;
  repository: { nickname: string };
  /** Only in exports of several organizations. */
  client?: { name: string };
  /** Only in a comparison with another branch, scan or day. */
  change?: FindingChange;
  change_reason?: {
    kind: string;
    from: string | null;
    to: string | null;
    commit: string | null;
    actor: string | null;
    author: string | null;
  };
  branch: string | null;
  cwe: readonly number[];
  cve: readonly string[];
  cvssv3_score: number | null;
  owasp: readonly string[];
  owasp_cicd: readonly string[];
  slsa_threats: readonly string[];
  tags: readonly string[];
  assignee: { username: string } | null;
  sla: string;
  fixing_effort: number | null;
  remediation_type: string | null;
  has_fix: boolean;
  comment_count: number;
  first_seen_at: string;
  last_seen_at: string;
  due_at: string | null;
  file_type: string | null;
  issue_owner: string | null;
  review_requested: boolean;
  mitigation_kind: string;
  provider: string | null;
  policy_names: readonly string[];
  policy_categories: readonly string[];
  policy_controls: readonly string[];
}

/**
 * The issuer of a report or export; `null` fields are those that the organization has not filled
 * in.
 */
export interface Issuer {
  organization: string;
  legal_name: string | null;
  address: string | null;
  /** As the organization's administrators named them. */
  applicable_regulations: readonly string[];
}

/** Rows that are read asynchronously, or are already in memory. */
export type Rows<Row> = AsyncIterable<Row> | Iterable<Row>;
