// Applies a rule to existing findings, and undoes all its changes.
import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { insertItems } from '../bulk/bulk.repo.ts';
import type { Actor } from '../bulk/step.ts';
import { actionOf, assertMayTriage } from '../bulk/triage.ts';
import { buildWhere, toFindingQuery } from '../query/index.ts';
import { obstacleOf, People } from './obstacles.ts';
import { listRuns, type TriageRuleRow } from './triage-rules.repo.ts';
import { requireTriageRule } from './triage-rules.service.ts';

type JobRef = components['schemas']['JobRef'];

/** The payload of a job that runs the rule. */
export const payloadOf = ({ id, name, change }: TriageRuleRow, total: number) => ({
  rule: { id, name },
  change,
  title: `Triage rule: ${name}`,
  action: actionOf(change),
  total,
});

export const applyTriageRule = (
  deps: Deps,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<JobRef> =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const { clientId, userId } = actor.who;
    const rule = await requireTriageRule(tx, id);
    assertMayTriage(actor, rule.change);
    const obstacle = obstacleOf(
      { ...rule, createdBy: userId },
      await People.of(tx, [{ ...rule, createdBy: userId }]),
      deps.now(),
    );
    if (obstacle !== null) throw createProblem(409, 'triage_rule_stuck', { reason: obstacle });
    const jobId = newId();
    const where = await buildWhere(tx, actor.who, actor.scope, toFindingQuery(rule.filter));
    const total = await insertItems(tx, clientId, jobId, where);
    if (total === 0) throw invalid('filter', 'no_finding');
    await enqueueJob(tx, {
      clientId,
      id: jobId,
      kind: 'triage_findings',
      payload: payloadOf(rule, total),
      createdBy: userId,
    });
    await writeAudit(tx, {
      clientId,
      actor: actor.who,
      action: 'triage_rules.apply',
      subject: { type: 'triage_rule', id },
      detail: { total },
      requestId,
    });
    return { job_id: jobId, status: 'queued' };
  });

export const undoTriageRule = (
  deps: Deps,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<JobRef> =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const { clientId, userId } = actor.who;
    const { name } = await requireTriageRule(tx, id);
    const jobIds = await listRuns(tx, id);
    if (jobIds.length === 0)
      throw new Problem(409, 'cannot_undo', 'This cannot be undone, or was already undone.');
    const jobId = await enqueueJob(tx, {
      clientId,
      kind: 'undo_bulk',
      payload: { ruleId: id, jobIds, rule: { id, name }, title: `Undo triage rule: ${name}` },
      dedupeKey: id,
      createdBy: userId,
    });
    await insertItems(
      tx,
      clientId,
      jobId,
      sql`f.id in (select finding_id from bulk_items where client_id = ${clientId}::uuid and job_id = any(${uuidArray(jobIds)}) and outcome = 'done')`,
    );
    await writeAudit(tx, {
      clientId,
      actor: actor.who,
      action: 'triage_rules.undo',
      subject: { type: 'triage_rule', id },
      detail: { name },
      requestId,
    });
    return { job_id: jobId, status: 'queued' };
  });
