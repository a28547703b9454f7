import { csvLine } from '#domain/csv';
import type { ExportedFinding, Rows } from '#domain/finding-export/exported-finding';

type Column = {
  readonly name: string;
  /** The attribute that the column shows. Requesting the attribute selects the column. */
  readonly of: keyof ExportedFinding['attributes'] | 'id';
  readonly read: (row: ExportedFinding) => string | number | boolean | null;
};

export const findingColumns: readonly Column[] = [
  { name: 'id', of: 'id', read: ({ id }) => id },
  { name: 'title', of: 'title', read: ({ attributes }) => attributes.title },
  { name: 'severity', of: 'severity', read: ({ attributes }) => attributes.severity },
  { name: 'priority', of: 'priority', read: ({ attributes }) => attributes.priority },
  { name: 'status', of: 'status', read: ({ attributes }) => attributes.status },
  {
    name: 'false_positive',
    of: 'false_positive',
    read: ({ attributes }) => attributes.false_positive,
  },
  { name: 'is_duplicate', of: 'is_duplicate', read: ({ attributes }) => attributes.is_duplicate },
  {
    name: 'repository',
    of: 'repository',
    read: ({ attributes }) => attributes.repository.nickname,
  },
  { name: 'branch', of: 'branch', read: ({ attributes }) => attributes.branch },
  { name: 'tool', of: 'tool', read: ({ attributes }) => attributes.tool },
  { name: 'rule', of: 'rule', read: ({ attributes }) => attributes.rule.id },
  { name: 'category', of: 'category', read: ({ attributes }) => attributes.category },
  { name: 'type', of: 'type', read: ({ attributes }) => attributes.type },
  { name: 'file', of: 'file', read: ({ attributes }) => attributes.file },
  {
    name: 'start_line',
    of: 'range',
    read: ({ attributes }) => attributes.range?.start_line ?? null,
  },
  { name: 'end_line', of: 'range', read: ({ attributes }) => attributes.range?.end_line ?? null },
  {
    name: 'start_column',
    of: 'range',
    read: ({ attributes }) => attributes.range?.start_column ?? null,
  },
  {
    name: 'end_column',
    of: 'range',
    read: ({ attributes }) => attributes.range?.end_column ?? null,
  },
  { name: 'endpoint', of: 'endpoint', read: ({ attributes }) => attributes.endpoint },
  {
    name: 'component',
    of: 'component',
    read: ({ attributes }) => attributes.component?.purl ?? attributes.component?.name ?? null,
  },
  {
    name: 'component_version',
    of: 'component',
    read: ({ attributes }) => attributes.component?.version ?? null,
  },
  {
    name: 'fixed_version',
    of: 'component',
    read: ({ attributes }) => attributes.component?.fixed_version ?? null,
  },
  {
    name: 'cwe',
    of: 'cwe',
    read: ({ attributes }) => attributes.cwe.map((cwe) => `CWE-${String(cwe)}`).join(' '),
  },
  { name: 'cve', of: 'cve', read: ({ attributes }) => attributes.cve.join(' ') },
  { name: 'cvssv3_score', of: 'cvssv3_score', read: ({ attributes }) => attributes.cvssv3_score },
  { name: 'epss', of: 'epss', read: ({ attributes }) => attributes.epss },
  { name: 'known_exploited', of: 'kev', read: ({ attributes }) => attributes.kev },
  { name: 'owasp', of: 'owasp', read: ({ attributes }) => attributes.owasp.join(' ') },
  {
    name: 'owasp_cicd',
    of: 'owasp_cicd',
    read: ({ attributes }) => attributes.owasp_cicd.join(' '),
  },
  {
    name: 'slsa_threats',
    of: 'slsa_threats',
    read: ({ attributes }) => attributes.slsa_threats.join(' '),
  },
  { name: 'tags', of: 'tags', read: ({ attributes }) => attributes.tags.join(' ') },
  {
    name: 'assignee',
    of: 'assignee',
    read: ({ attributes }) => attributes.assignee?.username ?? null,
  },
  {
    name: 'first_seen_at',
    of: 'first_seen_at',
    read: ({ attributes }) => attributes.first_seen_at,
  },
  { name: 'last_seen_at', of: 'last_seen_at', read: ({ attributes }) => attributes.last_seen_at },
  { name: 'sla', of: 'sla', read: ({ attributes }) => attributes.sla },
  {
    name: 'fixing_effort',
    of: 'fixing_effort',
    read: ({ attributes }) => attributes.fixing_effort,
  },
  {
    name: 'remediation_type',
    of: 'remediation_type',
    read: ({ attributes }) => attributes.remediation_type,
  },
  { name: 'has_fix', of: 'has_fix', read: ({ attributes }) => attributes.has_fix },
  {
    name: 'mitigation',
    of: 'mitigation_kind',
    read: ({ attributes }) => attributes.mitigation_kind,
  },
  {
    name: 'policies',
    of: 'policy_names',
    read: ({ attributes }) => attributes.policy_names.join(' '),
  },
  {
    name: 'policy_categories',
    of: 'policy_categories',
    read: ({ attributes }) => attributes.policy_categories.join(' '),
  },
  {
    name: 'policy_controls',
    of: 'policy_controls',
    read: ({ attributes }) => attributes.policy_controls.join(' '),
  },
  { name: 'issue_owner', of: 'issue_owner', read: ({ attributes }) => attributes.issue_owner },
  {
    name: 'review_requested',
    of: 'review_requested',
    read: ({ attributes }) => attributes.review_requested,
  },
  {
    name: 'is_subfinding',
    of: 'is_subfinding',
    read: ({ attributes }) => attributes.is_subfinding,
  },
  { name: 'language', of: 'language', read: ({ attributes }) => attributes.language },
  { name: 'file_type', of: 'file_type', read: ({ attributes }) => attributes.file_type },
  { name: 'provider', of: 'provider', read: ({ attributes }) => attributes.provider },
  { name: 'comments', of: 'comment_count', read: ({ attributes }) => attributes.comment_count },
  { name: 'due_at', of: 'due_at', read: ({ attributes }) => attributes.due_at },
];

/**
 * The columns of these attributes, in column order. The id is always included, because a row
 * without it cannot be traced back.
 */
export const columnsOf = (fields: readonly string[] | undefined): readonly Column[] =>
  fields?.length
    ? ['id', ...fields.filter((field) => field !== 'id')].flatMap((field) =>
        findingColumns.filter((column) => column.of === field),
      )
    : findingColumns;

const clientColumn: Column = {
  name: 'organization',
  of: 'client',
  read: ({ attributes }) => attributes.client?.name ?? null,
};

const changeColumn: Column = {
  name: 'change',
  of: 'change',
  read: ({ attributes }) => attributes.change ?? null,
};

/**
 * A single cell with what happened, what it concerns, the commit or user, and who last changed the
 * line.
 */
const changeReasonColumn: Column = {
  name: 'change_reason',
  of: 'change_reason',
  read: ({ attributes: { change_reason: reason } }) => {
    if (!reason) return null;
    const { kind, from, to, commit, actor, author } = reason;
    return [kind, [from, to].filter(Boolean).join(' → '), commit ?? actor, author]
      .filter(Boolean)
      .join(' ');
  },
};

/** Chunks of a CSV file with a byte order mark, so that spreadsheets read it as UTF-8. */
export async function* findingsAsCsv(
  rows: Rows<ExportedFinding>,
  fields?: readonly string[],
  { namesClients = false, namesChanges = false } = {},
): AsyncGenerator<string> {
  const [id, ...others] = columnsOf(fields);
  const ofQuery = [
    ...(namesClients ? [clientColumn] : []),
    ...(namesChanges ? [changeColumn, changeReasonColumn] : []),
  ];
  const columns = id ? [id, ...ofQuery, ...others] : [];
  yield `\uFEFF${csvLine(columns.map(({ name }) => name))}`;
  for await (const row of rows) yield csvLine(columns.map(({ read }) => read(row)));
}
