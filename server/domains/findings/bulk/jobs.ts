// Jobs that process findings in batches.
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { JobDefinition, JobRun } from '../../../platform/jobs/job.ts';
import { notify } from '../../notifications/index.ts';
import { foldCounts } from '../../scans/records/index.ts';
import type { ActingRule } from '../records/index.ts';
import { actorOf } from './actor.ts';
import type { Tally } from '../../activity/records/index.ts';
import { runItems } from './run-bulk.ts';
import { developersOf, sendStep } from './send.ts';
import { writeMails } from './send-mails.ts';
import type { Actor, BulkStep } from './step.ts';
import { notifyDecision } from './notify-decision.ts';
import { type BulkChange, triageStep } from './triage.ts';
import { toRuleActor, recordRun, type RuleName, ruleStep } from './rule-run.ts';
import { undoRuleStep, undoStep } from './undo.ts';

export const resultOf = ({ done, skipped, failed }: Tally) => ({ done, skipped, failed });

/** When the user loaded the list, from the request. */
export const seenAtOf = ({ payload }: Pick<JobRun, 'payload'>): string | undefined =>
  typeof payload['seenAt'] === 'string' ? payload['seenAt'] : undefined;

const fold = (run: JobRun) =>
  inTenant(run.deps.db, { clientId: run.clientId }, (tx) => foldCounts(tx));

const runStep = (run: JobRun, actor: Actor, step: BulkStep) =>
  runItems(
    run.deps,
    { jobId: run.id, actor, step, seenAt: seenAtOf(run) },
    { progress: run.progress },
  );

/** The triage rule that a user applies with this job. */
const ruleOf = ({ payload }: JobRun): ActingRule | undefined =>
  payload['rule'] === undefined
    ? undefined
    : { ...(payload['rule'] as RuleName), automatic: false }; // written by `applyTriageRule`

export const triageJob: JobDefinition = {
  run: async (run) => {
    const rule = ruleOf(run);
    const actor = toRuleActor(await actorOf(run, 'findings:bulk'), rule);
    const change = run.payload['change'] as BulkChange; // validated when the job was created
    const step = (rule ? ruleStep : triageStep)(actor, change, run.deps.now());
    const tally = await runStep(run, actor, step);
    await fold(run);
    await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      await notifyDecision(tx, actor, run.id, change);
      if (rule && tally.done > 0) await recordRun(tx, rule.id, run.id, tally.done, run.deps.now());
      await run.completeIn(tx, resultOf(tally));
    });
    return undefined;
  },
};

/** The runs of a triage rule that the request undoes. Undefined if it undoes one job. */
const undoneRule = ({ payload }: JobRun): { ruleId: string; jobIds: string[] } | undefined =>
  typeof payload['ruleId'] === 'string'
    ? { ruleId: payload['ruleId'], jobIds: payload['jobIds'] as string[] } // by `undoTriageRule`
    : undefined;

export const undoBulkJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:bulk');
    const rule = undoneRule(run);
    const now = run.deps.now();
    const step = rule
      ? undoRuleStep(actor, rule, now)
      : undoStep(actor, String(run.payload['jobId']), now);
    const tally = await runStep(run, actor, step);
    await fold(run);
    return resultOf(tally);
  },
};

type SendPayload = { developerIds: string[]; message?: string };

export const sendFindingsJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:send');
    const { developerIds, message } = run.payload as SendPayload;
    const tenant = { clientId: run.clientId };
    const developers = await inTenant(run.deps.db, tenant, (tx) => developersOf(tx, developerIds));
    const tally = await runStep(run, actor, sendStep(actor, developers, message, run.deps.now()));
    const now = run.deps.now();
    await inTenant(run.deps.db, tenant, async (tx) => {
      await writeMails(run.deps, tx, actor, run.id, developers, message, now);
      if (tally.done > 0) {
        await notify(tx, {
          clientId: run.clientId,
          userIds: developerIds,
          actorId: actor.who.userId,
          type: 'sent_to_you',
          title: `${actor.who.username} sent you ${tally.done} findings`,
          message: message ?? '',
          facts: { username: actor.who.username, count: tally.done },
          now,
        });
      }
      await run.completeIn(tx, resultOf(tally));
    });
    run.deps.wakeJobs();
    return undefined;
  },
};
