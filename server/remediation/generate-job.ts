import { findingCan } from '../../src/shared/rules/finding-can.ts';
import { actorOf } from '../bulk/actor.ts';
import { runItems } from '../bulk/run-bulk.ts';
import { inTenant } from '../db/tenancy.ts';
import { Problem } from '../http/problem.ts';
import type { JobDefinition } from '../jobs/job.ts';
import { assertCan } from '../modules/findings/finding-change.ts';
import { notify } from '../modules/notifications/notify.ts';
import { makeRemediation, nothingKnown } from './remediation.repo.ts';

export const generatePatchesJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:bulk');
    const { done, skipped, failed } = await runItems(run.deps.db, run.id, actor, async (tx, row) => {
      assertCan(row, findingCan.generatePatch);
      const made = await makeRemediation(tx, actor.who, row.id, undefined, run.deps.now());
      if (made.status === 'failed') throw new Problem(422, 'nothing_known', nothingKnown);
      return undefined;
    }, run.progress);
    await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      if (done > 0) await notify(tx, { clientId: run.clientId, userIds: [actor.who.userId], type: 'remediation_ready', title: `${done} remediations are ready` });
      await run.completeIn(tx, { done, skipped, failed });
    });
    return undefined;
  },
};
