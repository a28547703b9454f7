// Notifies each approver, requester or assignee once per run, however many findings and batches it
// had.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { notifyApprover, notifyRequester } from '../triage/finding-decisions.service.ts';
import type { NotifiedFindings } from '../triage/notified-findings.ts';
import { notifyAssignee } from '../triage/notify-assignee.ts';
import type { Actor } from './step.ts';
import type { BulkChange } from './triage.ts';

/**
 * The last user who requested acceptance of the risk of `f`: the request itself is deleted when it
 * is declined.
 */
const requester: SQL = sql`(select e.actor_id from finding_events e where e.client_id = f.client_id and e.finding_id = f.id and e.kind = 'risk_requested' order by e.id desc limit 1)`;

/**
 * Lists the findings that the job has processed, by user; the most urgent represents all of a
 * user's findings.
 */
const doneBy = async (
  tx: Tx,
  jobId: string,
  person: SQL,
): Promise<(NotifiedFindings & { person: string })[]> => {
  const { rows } = await tx.execute<NotifiedFindings & { person: string }>(sql`
    with done as (
      select f.id, f.title, f.priority, ${person} as person
      from bulk_items b join findings f on f.client_id = b.client_id and f.id = b.finding_id where b.client_id = ${currentClient} and b.job_id = ${jobId} and b.outcome = 'done'
    )
    select person, count(*)::int as count, (array_agg(jsonb_build_object('id', id, 'title', title) order by priority desc, id))[1] as first
    from done where person is not null group by person`);
  return rows;
};

/** Notifies after the last item is settled. */
export const notifyDecision = async (
  tx: Tx,
  { who }: Actor,
  jobId: string,
  { accept_risk: risk, decide_risk: answer, assignee_id: assignee }: BulkChange,
): Promise<void> => {
  if (risk?.approver_id != null) {
    for (const { person, ...outcome } of await doneBy(tx, jobId, sql`${risk.approver_id}::uuid`))
      await notifyApprover(tx, who, [person], risk.reason, outcome);
  }
  if (answer) {
    for (const { person, ...outcome } of await doneBy(tx, jobId, requester))
      await notifyRequester(tx, who, person, answer, outcome);
  }
  if (assignee != null) {
    // A rule leaves findings with the user who has them already.
    const assigned = sql`case when f.assignee_id = ${assignee}::uuid then f.assignee_id end`;
    for (const { person, ...outcome } of await doneBy(tx, jobId, assigned))
      await notifyAssignee(tx, who, person, outcome);
  }
};
