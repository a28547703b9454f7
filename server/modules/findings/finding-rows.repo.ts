import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { type FindingOrder, orderBy, sortKeyOf } from './finding-query.ts';
import type { FindingRowRecord } from './finding-row.ts';

/** All labels of the finding `f`: its own, and those of its combination of controls. */
export const labelsOfFinding = sql`(
  select coalesce(array_agg(label order by label), '{}') from (
    select l.label from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id
    union select s.label from control_sets s where s.set_id = f.control_set) as every)`;

/** Labels and people are looked up for the rows of the page alone. */
const withSideTables = (rows: SQL, order: SQL): SQL => sql`
  with page as materialized (${rows})
  select f.*, ${labelsOfFinding} as labels,
    case when u.id is null then null else jsonb_build_object('id', u.id, 'username', u.username, 'email', u.email, 'avatar_url', u.avatar_url) end as assignee
  from page f left join users u on u.client_id = f.client_id and u.id = f.assignee_id order by ${order}`;

const columns = sql.raw([
  'client_id', 'id', 'title', 'severity', 'severity_order', 'priority', 'status', 'false_positive', 'is_duplicate', 'is_subfinding', 'kev', 'epss_score', 'tool', 'rule_id', 'rule_name',
  'category', 'type', 'language', 'file', 'start_line', 'start_column', 'end_line', 'end_column', 'endpoint', 'component', 'component_version', 'purl', 'fixed_version',
  'repository_id', 'repository_name', 'branch', 'cvss_score', 'assignee_id', 'fixing_effort', 'remediation_type', 'has_fix', 'comment_count', 'first_seen_at', 'last_seen_at', 'due_at', 'due_order', 'cvss_order',
  'control_set', 'file_type', 'issue_owner', 'review_requested', 'mitigation', 'provider',
].map((name) => `f.${name}`).join(', '));

export type Window = { limit: number; offset?: number };

export const findingRows = async (tx: Tx, where: SQL, order: FindingOrder, { limit, offset = 0 }: Window): Promise<FindingRowRecord[]> => {
  const page = sql`select ${columns}, ${sortKeyOf(order)}::text as sort_key from findings f where ${where} order by ${orderBy(order)} limit ${limit} offset ${offset}`;
  const { rows } = await tx.execute<FindingRowRecord>(withSideTables(page, orderBy(order)));
  return rows;
};

/** Counts as far as somebody wants to know; `most` + 1 means "more". */
export const countUpTo = async (tx: Tx, where: SQL, most: number): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from (select 1 from findings f where ${where} limit ${most + 1}) bounded`);
  return rows[0]?.n ?? 0;
};
