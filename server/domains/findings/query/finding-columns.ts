// The columns of a row of the list. Labels and assignees are joined for the rows of the page only.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { type FindingOrder, orderBy, sortKey } from './finding-order.ts';
import type { FindingRowRecord } from './finding-row.ts';

/**
 * All labels of the finding `f`: its own, and those of its combination of controls. Returned as
 * JSON, which Node.js parses natively; a PostgreSQL array would be parsed character by character.
 */
export const findingLabelsJson = sql`(
  select coalesce(json_agg(label order by label), '[]') from (
    select l.label from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id
    union select s.label from control_sets s where s.set_id = f.control_set) as every)`;

/** Columns that the API returns. */
const shownColumns = [
  'client_id',
  'id',
  'title',
  'severity',
  'priority',
  'status',
  'false_positive',
  'is_duplicate',
  'is_subfinding',
  'kev',
  'epss_score',
  'tool',
  'rule_id',
  'rule_name',
  'category',
  'type',
  'language',
  'file',
  'start_line',
  'start_column',
  'end_line',
  'end_column',
  'endpoint',
  'component',
  'component_version',
  'purl',
  'fixed_version',
  'repository_id',
  'repository_name',
  'branch',
  'cvss_score',
  'fixing_effort',
  'remediation_type',
  'has_fix',
  'comment_count',
  'first_seen_at',
  'last_seen_at',
  'due_at',
  'file_type',
  'issue_owner',
  'review_requested',
  'mitigation',
  'provider',
];
/** Columns used only for sorting and joining. */
const usedColumns = [
  'severity_order',
  'due_order',
  'cvss_order',
  'epss_order',
  'file_order',
  'component_order',
  'assignee_id',
  'control_set',
];

const aliased = (names: readonly string[]): SQL =>
  sql.raw(names.map((name) => `f.${name}`).join(', '));
const selectedColumns = aliased([...shownColumns, ...usedColumns]);

export type RowParts = {
  /** Additional columns that the page selects. */
  extraColumns?: readonly string[];
  /**
   * Set if the caller shows no labels: reading them takes longer than reading the rest of the row.
   */
  withoutLabels?: boolean | undefined;
};

const withLabelsAndAssignee = (
  page: SQL,
  order: SQL,
  { extraColumns = [], withoutLabels = false }: RowParts,
): SQL => sql`
  with page as materialized (${page})
  select ${aliased([...shownColumns, 'sort_key', ...extraColumns])}, ${withoutLabels ? sql`'[]'::json` : findingLabelsJson} as labels,
    case when u.id is null then null else jsonb_build_object('id', u.id, 'username', u.username, 'email', u.email, 'avatar_url', u.avatar_url) end as assignee
  from page f left join users u on u.client_id = f.client_id and u.id = f.assignee_id order by ${order}`;

/** The columns that `selectRows` requires of a page. */
export const pageColumns = (order: FindingOrder): SQL =>
  sql`${selectedColumns}, ${sortKey(order)}::text as sort_key`;

/** Returns API rows from `page`, a query that selects `pageColumns`. */
export const selectRows = async <Row extends FindingRowRecord = FindingRowRecord>(
  tx: Tx,
  page: SQL,
  order: FindingOrder,
  parts: RowParts = {},
): Promise<Row[]> => {
  const { rows } = await tx.execute<Row>(withLabelsAndAssignee(page, orderBy(order), parts));
  return rows as Row[];
};
