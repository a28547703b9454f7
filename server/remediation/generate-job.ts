import { actorOf } from '../bulk/actor.ts';
import { resultOf, seenAtOf } from '../bulk/jobs.ts';
import { patchRefusal } from '../bulk/preview.ts';
import { runItems } from '../bulk/run-bulk.ts';
import type { Actor, Applied, BulkStep } from '../bulk/step.ts';
import { inTenant } from '../db/tenancy.ts';
import type { JobDefinition, JobRun } from '../jobs/job.ts';
import { notify } from '../modules/notifications/notify.ts';
import { leftToOpen, openFor, type Opening } from './open.ts';
import { makeRemediation, nothingKnown } from './remediation.repo.ts';

const openingOf = ({ payload }: JobRun) => payload['opening'] as Opening | undefined; // written by `remediation.service.ts` alone

/** Makes a remediation of each; what is to be opened for them follows when they are settled. */
const generateStep = (actor: Actor, opening: Opening | undefined, now: Date): BulkStep => ({
  refuse: patchRefusal,
  apply: async (tx, rows) => {
    const outcomes = new Map<string, Applied>();
    for (const row of rows) {
      const made = await makeRemediation(tx, actor.who, row.id, undefined, now);
      // A ticket needs no fix: it tells somebody that there is something to mend.
      if (made.status === 'failed' && opening?.as !== 'issue') outcomes.set(row.id, nothingKnown());
    }
    return outcomes;
  },
});

/** Opens something for remediations that are ready already. */
const openStep: BulkStep = { refuse: patchRefusal, apply: () => Promise.resolve(new Map()) };

/** Opens for those that are settled; first for those that an earlier attempt has left behind. */
const followUp = async (run: JobRun, actor: Actor, opening: Opening | undefined) => {
  if (!opening) return {};
  const follow = (done: readonly string[]) => openFor(run.deps, actor, run.id, opening, done);
  if (run.attempt > 1) await follow(await leftToOpen(run.deps, actor, run.id));
  return { follow };
};

export const generatePatchesJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:bulk');
    const opening = openingOf(run);
    const work = { jobId: run.id, actor, step: generateStep(actor, opening, run.deps.now()), seenAt: seenAtOf(run) };
    const tally = await runItems(run.deps, work, { progress: run.progress, ...(await followUp(run, actor, opening)) });
    await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      if (tally.done > 0) await notify(tx, { clientId: run.clientId, userIds: [actor.who.userId], type: 'remediation_ready', title: `${tally.done} remediations are ready`, facts: { count: tally.done } });
      await run.completeIn(tx, resultOf(tally));
    });
    return undefined;
  },
};

export const applyPatchesJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:bulk');
    const opening = openingOf(run);
    if (!opening) throw new TypeError('A job that applies patches says how.');
    const work = { jobId: run.id, actor, step: openStep, seenAt: seenAtOf(run) };
    return resultOf(await runItems(run.deps, work, { progress: run.progress, ...(await followUp(run, actor, opening)) }));
  },
};
