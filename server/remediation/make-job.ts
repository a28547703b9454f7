import { actorOf } from '../bulk/actor.ts';
import { inTenant } from '../db/tenancy.ts';
import { type JobDefinition, type JobRun, PermanentJobError } from '../jobs/job.ts';
import { notify } from '../modules/notifications/notify.ts';
import type { Wish } from './compose.ts';
import { finishRemediation, giveUp } from './make.ts';

type Payload = { findingId: string; wish: Wish };

const payloadOf = ({ payload }: Pick<JobRun, 'payload'>) => payload as Payload; // written by `remediation.service.ts` alone

/** Makes one remediation, of which files have to be read or a model has to be asked. */
export const makeRemediationJob: JobDefinition = {
  run: async (run) => {
    const { who } = await actorOf(run, 'remediation:create');
    const { findingId, wish } = payloadOf(run);
    const row = await finishRemediation(run.deps, who, findingId, wish, {
      jobId: run.id,
      signal: run.signal,
      progress: run.progress,
    });
    if (row?.errorCode) throw new PermanentJobError(row.errorCode, row.error ?? row.errorCode);
    await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      if (row)
        await notify(tx, {
          clientId: run.clientId,
          userIds: [who.userId],
          type: 'remediation_ready',
          title: '1 remediation is ready',
          message: row.title,
          facts: { count: 1 },
          subject: { type: 'finding', id: findingId },
        });
      await run.completeIn(tx, { finding_id: findingId });
    });
    return undefined;
  },
  exhausted: ({ deps, clientId, id }) =>
    inTenant(deps.db, { clientId }, (tx) => giveUp(tx, id, 'remediation_broke_off')),
};
