// After an import, the rules are applied to the findings that it added, one after another, so that
// a later rule sees the changes of an earlier one.
import { and, eq, sql } from 'drizzle-orm';
import { importFilter } from '#domain/filter-values';
import type { Tx } from '../../../platform/db/connect.ts';
import { retryOnDeadlock } from '../../../platform/db/deadlock.ts';
import { bulkItems } from '../../../platform/db/schema/bulk.ts';
import { jobs } from '../../../platform/db/schema/operations.ts';
import { triageRules } from '../../../platform/db/schema/triage-rules.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { derivedId } from '../../../platform/runtime/ids.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import type { JobDefinition, JobRun } from '../../../platform/jobs/job.ts';
import { applyRules } from '../../policies/index.ts';
import { foldCounts } from '../../scans/records/index.ts';
import { actorOf } from '../bulk/actor.ts';
import { insertItems } from '../bulk/bulk.repo.ts';
import { toRuleActor, recordRun, ruleStep } from '../bulk/rule-run.ts';
import { runItems } from '../bulk/run-bulk.ts';
import { buildWhere, toFindingQuery } from '../query/index.ts';
import { lockLabelling } from '../records/index.ts';
import { notifyDecision } from '../bulk/notify-decision.ts';
import { obstacleOf, People } from './obstacles.ts';
import { payloadOf } from './run-rule.service.ts';
import { listTriageRuleRows, type TriageRuleRow } from './triage-rules.repo.ts';

export const applyTriageRulesKind = 'apply_triage_rules';

type Import = { clientId: string; id: string };

/** Has to run in the transaction that publishes the import. Without a rule there is no job. */
export const enqueueTriageRules = async (tx: Tx, { clientId, id }: Import): Promise<void> => {
  if (
    (await tx.$count(
      triageRules,
      and(eq(triageRules.clientId, clientId), eq(triageRules.enabled, true)),
    )) > 0
  )
    await enqueueJob(tx, {
      clientId,
      kind: applyTriageRulesKind,
      payload: { scanId: id },
      dedupeKey: id,
    });
};

/** Filters on results of the policies, which exist for new findings only after the import. */
const ofPolicies = ['policy_name', 'policy_category', 'sla'];

/** Findings per transaction, as in runs of the policies. */
const batchSize = 1_000;

const newFindings = (scanId: string) => ({ import: importFilter('new', scanId) });

/** Applies the policies to the new findings first, if a rule filters by their results. */
const applyPoliciesFirst = async (
  run: JobRun,
  scanId: string,
  rules: readonly TriageRuleRow[],
): Promise<void> => {
  const [first] = rules;
  if (!first || !rules.some(({ filter }) => ofPolicies.some((key) => key in filter))) return;
  const { clientId, deps } = run;
  const { who, scope } = await actorOf({ ...run, createdBy: first.createdBy }, 'findings:bulk');
  const ids = await inTenant(deps.db, { clientId }, async (tx) => {
    const where = await buildWhere(tx, who, scope, toFindingQuery(newFindings(scanId)));
    const { rows } = await tx.execute<{ id: string }>(
      sql`select f.id from findings f where ${where} order by f.id`,
    );
    return rows.map(({ id }) => id);
  });
  for (let at = 0; at < ids.length; at += batchSize)
    await retryOnDeadlock(() =>
      inTenant(deps.db, { clientId }, async (tx) => {
        await lockLabelling(tx);
        const some = ids.slice(at, at + batchSize);
        await applyRules(tx, clientId, sql`f.id = any(${uuidArray(some)})`);
      }),
    );
};

/** Records a job that can be read and undone like a user's; none if nothing changed. */
const runRule = async (run: JobRun, scanId: string, rule: TriageRuleRow): Promise<number> => {
  const { clientId, deps } = run;
  const tenant = { clientId };
  // A retry continues with the items of the same job.
  const id = derivedId(rule.id, scanId);
  const { name, createdBy, change } = rule;
  const actor = toRuleActor(await actorOf({ deps, clientId, createdBy, id }, 'findings:bulk'), {
    id: rule.id,
    name,
    automatic: true,
  });
  await inTenant(deps.db, tenant, async (tx) => {
    const query = toFindingQuery({ ...rule.filter, ...newFindings(scanId) });
    await insertItems(tx, clientId, id, await buildWhere(tx, actor.who, actor.scope, query));
  });
  const step = ruleStep(actor, change, deps.now());
  const { done, skipped, failed } = await runItems(
    deps,
    { jobId: id, actor, step, seenAt: undefined },
    { progress: () => Promise.resolve() },
  );
  await inTenant(deps.db, tenant, async (tx) => {
    if (done === 0) {
      await tx
        .delete(bulkItems)
        .where(and(eq(bulkItems.clientId, clientId), eq(bulkItems.jobId, id)));
      return;
    }
    const written = await tx
      .insert(jobs)
      .values({
        clientId,
        id,
        kind: 'triage_findings',
        payload: payloadOf(rule, done + skipped + failed),
        state: 'succeeded',
        progress: 1,
        createdBy,
        result: { done, skipped, failed },
        finishedAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ id: jobs.id });
    if (written.length === 0) return;
    await notifyDecision(tx, actor, id, change);
    await recordRun(tx, rule.id, id, done, deps.now());
  });
  return done;
};

export const applyTriageRulesJob: JobDefinition = {
  run: async (run) => {
    const { clientId, deps } = run;
    const scanId = String(run.payload['scanId']);
    const rules = await inTenant(deps.db, { clientId }, async (tx) => {
      const enabled = (await listTriageRuleRows(tx)).filter((rule) => rule.enabled);
      const people = await People.of(tx, enabled);
      return enabled.filter((rule) => obstacleOf(rule, people, deps.now()) === null);
    });
    await applyPoliciesFirst(run, scanId, rules);
    let changed = 0;
    for (const [index, rule] of rules.entries()) {
      run.signal.throwIfAborted();
      changed += await runRule(run, scanId, rule);
      await run.progress((index + 1) / rules.length);
    }
    if (changed > 0) await inTenant(deps.db, { clientId }, (tx) => foldCounts(tx));
    return { rules: rules.length, changed };
  },
};
