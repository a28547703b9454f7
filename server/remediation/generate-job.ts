import { actorOf } from '../bulk/actor.ts';
import { settleItems } from '../bulk/bulk.repo.ts';
import { resultOf, seenAtOf } from '../bulk/jobs.ts';
import { patchRefusal } from '../bulk/preview.ts';
import { runItems } from '../bulk/run-bulk.ts';
import type { Actor, Applied, BulkStep } from '../bulk/step.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import type { JobDefinition, JobRun } from '../jobs/job.ts';
import { notify } from '../modules/notifications/notify.ts';
import { leftToOpen, openFor, type Opening } from './open.ts';
import type { Wish } from './compose.ts';
import { beginRemediation, finishRemediation, leftOf } from './make.ts';
import type { Row } from './remediation.repo.ts';

const openingOf = ({ payload }: JobRun) => payload['opening'] as Opening | undefined; // written by `remediation.service.ts` alone

const wishOf = ({ payload }: JobRun): Wish => ({
  locale: payload['locale'] === 'es' ? 'es' : 'en',
});

/** Why it was not made. A ticket needs no fix: it tells somebody that there is something to mend. */
const whyNot = ({ error, errorCode }: Row, opening: Opening | undefined): Problem | undefined =>
  errorCode === null || opening?.as === 'issue'
    ? undefined
    : new Problem(422, errorCode, error ?? errorCode);

/** Makes a remediation of each as far as that takes no waiting; the rest, and what is to be opened for them, follows when they are settled. */
const generateStep = (
  deps: Deps,
  actor: Actor,
  jobId: string,
  opening: Opening | undefined,
): BulkStep => ({
  refuse: patchRefusal,
  apply: async (tx, rows) => {
    const outcomes = new Map<string, Applied>();
    for (const { id } of rows) {
      const { row } = await beginRemediation(deps, tx, actor.who, id, { jobId });
      const problem = whyNot(row, opening);
      if (problem) outcomes.set(id, problem);
    }
    return outcomes;
  },
});

/** Opens something for remediations that are ready already. */
const openStep: BulkStep = { refuse: patchRefusal, apply: () => Promise.resolve(new Map()) };

/** Makes those of this run that wait for a file or the model, one after the other. Answers those that stay without. */
const makeLeft = async (
  run: JobRun,
  { who }: Actor,
  opening: Opening | undefined,
): Promise<ReadonlySet<string>> => {
  const tenant = { clientId: run.clientId };
  const without = new Set<string>();
  for (const id of await inTenant(run.deps.db, tenant, (tx) => leftOf(tx, run.id))) {
    const row = await finishRemediation(run.deps, who, id, wishOf(run), {
      jobId: run.id,
      signal: run.signal,
      progress: () => Promise.resolve(),
    });
    const problem = row && whyNot(row, opening);
    if (!problem) continue;
    without.add(id);
    await inTenant(run.deps.db, tenant, (tx) =>
      settleItems(
        tx,
        run.id,
        new Map([[id, { outcome: 'skipped', code: problem.code, reason: problem.message }]]),
      ),
    );
  }
  return without;
};

/** Makes what waits and then opens, also for those that an earlier attempt has left behind. */
const makeAndOpen = async (run: JobRun, actor: Actor, opening: Opening | undefined) => {
  const follow = async (done: readonly string[]) => {
    const without = await makeLeft(run, actor, opening);
    if (opening)
      await openFor(
        run.deps,
        actor,
        run.id,
        opening,
        done.filter((id) => !without.has(id)),
      );
  };
  if (run.attempt > 1) await follow(opening ? await leftToOpen(run.deps, actor, run.id) : []);
  return { follow };
};

/** Opens for those that are settled; first for those that an earlier attempt has left behind. */
const followUp = async (run: JobRun, actor: Actor, opening: Opening) => {
  const follow = (done: readonly string[]) => openFor(run.deps, actor, run.id, opening, done);
  if (run.attempt > 1) await follow(await leftToOpen(run.deps, actor, run.id));
  return { follow };
};

export const generatePatchesJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:bulk');
    const opening = openingOf(run);
    const work = {
      jobId: run.id,
      actor,
      step: generateStep(run.deps, actor, run.id, opening),
      seenAt: seenAtOf(run),
    };
    const tally = await runItems(run.deps, work, {
      progress: run.progress,
      ...(await makeAndOpen(run, actor, opening)),
    });
    await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      if (tally.done > 0)
        await notify(tx, {
          clientId: run.clientId,
          userIds: [actor.who.userId],
          type: 'remediation_ready',
          title: `${tally.done} remediations are ready`,
          facts: { count: tally.done },
        });
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
    return resultOf(
      await runItems(run.deps, work, {
        progress: run.progress,
        ...(await followUp(run, actor, opening)),
      }),
    );
  },
};
