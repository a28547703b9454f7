import { actorOf } from '../../findings/index.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { type JobDefinition, type JobRun, PermanentJobError } from '../../../platform/jobs/job.ts';
import { notify } from '../../notifications/index.ts';
import { describeSpentBudget } from '../usage/meter.ts';
import type { RemediationRequest } from './dependency-upgrade.ts';
import { generateRemediation, failUnfinished } from './generate-remediation.ts';

type Payload = { findingId: string; wish: RemediationRequest };

const payloadOf = ({ payload }: Pick<JobRun, 'payload'>) => payload as Payload; // only `remediation.service.ts` writes it

/** Generates one remediation that needs files of the repository or the AI service. */
export const generateRemediationJob: JobDefinition = {
  run: async (run) => {
    const { who } = await actorOf(run, 'remediation:create');
    const { findingId, wish } = payloadOf(run);
    const row = await generateRemediation(run.deps, who, findingId, wish, {
      jobId: run.id,
      signal: run.signal,
      progress: run.progress,
    });
    if (row?.errorCode === 'ai_budget_spent')
      throw await describeSpentBudget(run.deps, run.clientId);
    if (row?.errorCode) throw new PermanentJobError(row.errorCode, row.error ?? row.errorCode);
    await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      if (row)
        await notify(tx, {
          clientId: run.clientId,
          userIds: [who.userId],
          type: 'remediation_ready',
          title: '1 fix is ready',
          message: row.title,
          facts: { count: 1 },
          subject: { type: 'finding', id: findingId },
        });
      await run.completeIn(tx, { finding_id: findingId });
    });
    return undefined;
  },
  exhausted: ({ deps, clientId, id }) =>
    inTenant(deps.db, { clientId }, (tx) => failUnfinished(tx, id, 'remediation_broke_off')),
};
