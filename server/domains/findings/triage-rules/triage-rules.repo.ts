import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { triageRules } from '../../../platform/db/schema/triage-rules.ts';

export type TriageRuleRow = typeof triageRules.$inferSelect;

/** Lists the rules in the order in which they are applied. */
export const listTriageRuleRows = (tx: Tx): Promise<TriageRuleRow[]> =>
  tx
    .select()
    .from(triageRules)
    .where(eq(triageRules.clientId, currentClient))
    .orderBy(asc(triageRules.position), asc(triageRules.id));

export const findTriageRule = async (tx: Tx, id: string): Promise<TriageRuleRow | undefined> =>
  (
    await tx
      .select()
      .from(triageRules)
      .where(and(eq(triageRules.clientId, currentClient), eq(triageRules.id, id)))
  )[0];

/** The position after all other rules. */
export const nextPosition: SQL<number> = sql<number>`(select coalesce(max(r.position), 0) + 1 from triage_rules r where r.client_id = ${currentClient})`;

const isNotUndone = sql`not exists (
  select from jobs u where u.client_id = j.client_id and u.kind = 'undo_bulk'
    and (u.payload ->> 'jobId' = j.id::text or u.payload -> 'jobIds' @> to_jsonb(j.id::text)))`;

const runs = sql`jobs j where j.client_id = ${currentClient} and j.kind = 'triage_findings' and j.state = 'succeeded' and j.payload -> 'rule' ->> 'id' is not null and ${isNotUndone}`;

/** Counts, for each rule, the findings that its runs changed, without undone runs. */
export const countChanged = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await tx.execute<{ rule: string; n: number }>(sql`
    with runs as (select j.client_id, j.id, j.payload -> 'rule' ->> 'id' as rule from ${runs})
    select r.rule, count(distinct b.finding_id)::int as n from runs r join bulk_items b on b.client_id = r.client_id and b.job_id = r.id
    where b.outcome = 'done' group by 1`);
  return new Map(rows.map(({ rule, n }) => [rule, n]));
};

/** Lists the runs of a rule that were not undone, the latest first. */
export const listRuns = async (tx: Tx, ruleId: string): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select j.id from ${runs} and j.payload -> 'rule' ->> 'id' = ${ruleId} order by j.finished_at desc, j.id desc`,
  );
  return rows.map(({ id }) => id);
};
