// The jobs that go through findings one by one.
import { inTenant } from '../db/tenancy.ts';
import type { JobDefinition, JobRun } from '../jobs/job.ts';
import { notify } from '../modules/notifications/notify.ts';
import { foldCounts } from '../imports/scan.repo.ts';
import { actorOf } from './actor.ts';
import { readItem, type Tally } from './bulk.repo.ts';
import { runItems } from './run-bulk.ts';
import { developersOf, sendStep, writeMails } from './send.ts';
import { type BulkChange, triageStep, undoStep } from './triage.ts';

const result = ({ done, skipped, failed }: Tally) => ({ done, skipped, failed });

const fold = (run: JobRun) => inTenant(run.deps.db, { clientId: run.clientId }, (tx) => foldCounts(tx));

export const triageJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:bulk');
    const change = run.payload['change'] as BulkChange; // validated when the job was made
    const tally = await runItems(run.deps.db, run.id, actor, triageStep(actor, change, run.deps.now()), run.progress);
    await fold(run);
    return result(tally);
  },
};

export const undoBulkJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:bulk');
    const original = String(run.payload['jobId']);
    const tally = await runItems(run.deps.db, run.id, actor, undoStep(actor, (tx, findingId) => readItem(tx, original, findingId), run.deps.now()), run.progress);
    await fold(run);
    return result(tally);
  },
};

type SendPayload = { developerIds: string[]; message?: string };

export const sendFindingsJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:send');
    const { developerIds, message } = run.payload as SendPayload;
    const tenant = { clientId: run.clientId };
    const developers = await inTenant(run.deps.db, tenant, (tx) => developersOf(tx, developerIds));
    const tally = await runItems(run.deps.db, run.id, actor, sendStep(actor, developers, message, run.deps.now()), run.progress);
    await inTenant(run.deps.db, tenant, async (tx) => {
      await writeMails(run.deps, tx, actor, run.id, developers, message);
      if (tally.done > 0) {
        await notify(tx, { clientId: run.clientId, userIds: developerIds, type: 'sent_to_you', title: `${actor.who.username} sent you ${tally.done} findings`, message: message ?? '' });
      }
      await run.completeIn(tx, result(tally));
    });
    run.deps.wakeJobs();
    return undefined;
  },
};
