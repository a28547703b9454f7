// The jobs that go through findings many at a time.
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { JobDefinition, JobRun } from '../../../platform/jobs/job.ts';
import { notify } from '../../notifications/index.ts';
import { foldCounts } from '../../scans/records/index.ts';
import { actorOf } from './actor.ts';
import type { Tally } from '../../activity/records/index.ts';
import { runItems } from './run-bulk.ts';
import { developersOf, sendStep, writeMails } from './send.ts';
import type { Actor, BulkStep } from './step.ts';
import { tellDecision } from './notify-decision.ts';
import { type BulkChange, triageStep, undoStep } from './triage.ts';

export const resultOf = ({ done, skipped, failed }: Tally) => ({ done, skipped, failed });

/** When the actor looked, as the job was told. */
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

export const triageJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:bulk');
    const change = run.payload['change'] as BulkChange; // validated when the job was made
    const tally = await runStep(run, actor, triageStep(actor, change, run.deps.now()));
    await fold(run);
    await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      await tellDecision(tx, actor, run.id, change);
      await run.completeIn(tx, resultOf(tally));
    });
    return undefined;
  },
};

export const undoBulkJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:bulk');
    const tally = await runStep(
      run,
      actor,
      undoStep(actor, String(run.payload['jobId']), run.deps.now()),
    );
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
    await inTenant(run.deps.db, tenant, async (tx) => {
      await writeMails(run.deps, tx, actor, run.id, developers, message);
      if (tally.done > 0) {
        await notify(tx, {
          clientId: run.clientId,
          userIds: developerIds,
          type: 'sent_to_you',
          title: `${actor.who.username} sent you ${tally.done} findings`,
          message: message ?? '',
          facts: { username: actor.who.username, count: tally.done },
        });
      }
      await run.completeIn(tx, resultOf(tally));
    });
    run.deps.wakeJobs();
    return undefined;
  },
};
