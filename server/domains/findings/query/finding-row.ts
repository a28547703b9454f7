import type { components } from '../../../../openapi/generated/paths.d.ts';
import { slaStateOf } from '#domain/sla';
import { toIsoOrNull } from '../../../platform/runtime/time.ts';
import { toIso } from '../../../platform/runtime/time.ts';

export type FindingRow = components['schemas']['FindingRow'];
type Attributes = FindingRow['attributes'];
type PersonRef = components['schemas']['PersonRef'];

/** A row as the database returns it. */
export type FindingRowRecord = {
  client_id: string;
  id: string;
  title: string;
  severity: Attributes['severity'];
  priority: number;
  status: Attributes['status'];
  false_positive: boolean;
  is_duplicate: boolean;
  is_subfinding: boolean;
  kev: boolean;
  epss_score: number | null;
  tool: string;
  rule_id: string;
  rule_name: string | null;
  category: Attributes['category'];
  type: string;
  language: string | null;
  file: string | null;
  start_line: number | null;
  start_column: number | null;
  end_line: number | null;
  end_column: number | null;
  endpoint: string | null;
  component: string | null;
  component_version: string | null;
  purl: string | null;
  fixed_version: string | null;
  repository_id: string;
  repository_name: string;
  branch: string;
  cvss_score: number | null;
  fixing_effort: number;
  remediation_type: string | null;
  has_fix: boolean;
  comment_count: number;
  file_type: string | null;
  issue_owner: string | null;
  review_requested: boolean;
  mitigation: string;
  provider: string | null;
  first_seen_at: Date | string;
  last_seen_at: Date | string;
  due_at: Date | string | null;
  sort_key: string;
  /** Present with the filter `change` (`withChanges`). */
  change?: Attributes['change'];
  change_reason?: Attributes['change_reason'];
  labels: string[];
  assignee: PersonRef | null;
};

/** Groups the values of labels by their prefix in one pass: a page has several thousand labels. */
const valuesByPrefix = (labels: readonly string[]): ((prefix: string) => string[]) => {
  const values = new Map<string, string[]>();
  for (const label of labels) {
    const colon = label.indexOf(':');
    const prefix = label.slice(0, colon);
    const known = values.get(prefix);
    if (known === undefined) values.set(prefix, [label.slice(colon + 1)]);
    else known.push(label.slice(colon + 1));
  }
  return (prefix) => values.get(prefix) ?? [];
};

/** Attributes that are read from labels. */
const labelAttributes: ReadonlySet<string> = new Set<keyof Attributes>([
  'cwe',
  'cve',
  'owasp',
  'owasp_cicd',
  'slsa_threats',
  'tags',
  'policy_names',
  'policy_categories',
  'policy_controls',
]);

/** Returns whether rows with only these attributes (absent: all) can be read without labels. */
export const needNoLabels = (fields: readonly string[] | undefined): boolean =>
  fields !== undefined && fields.length > 0 && !fields.some((name) => labelAttributes.has(name));

const rangeOf = ({
  start_line,
  start_column,
  end_line,
  end_column,
}: FindingRowRecord): Attributes['range'] =>
  start_line === null ? null : { start_line, start_column, end_line, end_column };

const componentOf = ({
  component,
  component_version,
  purl,
  fixed_version,
}: FindingRowRecord): Attributes['component'] =>
  component === null
    ? null
    : {
        name: component,
        version: component_version,
        purl,
        ecosystem: /^pkg:([^/]+)\//.exec(purl ?? '')?.[1] ?? null,
        fixed_version,
      };

export const rowAttributesOf = (row: FindingRowRecord, now: Date): Attributes => {
  const labelled = valuesByPrefix(row.labels);
  return {
    title: row.title,
    severity: row.severity,
    priority: row.priority,
    status: row.status,
    false_positive: row.false_positive,
    is_duplicate: row.is_duplicate,
    is_subfinding: row.is_subfinding,
    kev: row.kev,
    epss: row.epss_score,
    tool: row.tool,
    rule: { id: row.rule_id, name: row.rule_name, help_uri: null },
    category: row.category,
    type: row.type,
    language: row.language,
    file: row.file,
    range: rangeOf(row),
    endpoint: row.endpoint,
    component: componentOf(row),
    repository: { id: row.repository_id, nickname: row.repository_name },
    ...(row.change && { change: row.change }),
    ...(row.change_reason && { change_reason: row.change_reason }),
    branch: row.branch,
    cwe: labelled('cwe')
      .map(Number)
      .sort((a, b) => a - b),
    cve: labelled('cve'),
    cvssv3_score: row.cvss_score,
    owasp: labelled('owasp'),
    owasp_cicd: labelled('cicd'),
    slsa_threats: labelled('slsa') as Attributes['slsa_threats'], // only written from `SlsaThreat`
    tags: labelled('tag'),
    assignee: row.assignee,
    sla: slaStateOf(row, now),
    fixing_effort: row.fixing_effort,
    remediation_type: row.remediation_type,
    has_fix: row.has_fix,
    comment_count: row.comment_count,
    first_seen_at: toIso(row.first_seen_at),
    last_seen_at: toIso(row.last_seen_at),
    due_at: toIsoOrNull(row.due_at),
    file_type: row.file_type,
    issue_owner: row.issue_owner,
    review_requested: row.review_requested,
    mitigation_kind: row.mitigation,
    provider: row.provider,
    policy_names: labelled('policy'),
    policy_categories: labelled('policy-category'),
    policy_controls: labelled('control'),
  };
};

export const findingRowOf = (row: FindingRowRecord, now: Date): FindingRow => ({
  id: row.id,
  attributes: rowAttributesOf(row, now),
});
