import {
  type Actor,
  actorOf,
  type Applied,
  type BulkStep,
  patchRefusal,
  resultOf,
  runItems,
  seenAtOf,
  updateOutcomes,
} from '../../findings/index.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { JobDefinition, JobRun } from '../../../platform/jobs/job.ts';
import { notify } from '../../notifications/index.ts';
import {
  listWithoutPullRequest,
  createPullRequests,
  type PullRequestOptions,
} from '../pull-requests/create.ts';
import { describeSpentBudget } from '../usage/meter.ts';
import type { RemediationRequest } from './dependency-upgrade.ts';
import { startRemediation, generateRemediation, listUnfinished } from './generate-remediation.ts';
import type { Row } from './remediation.repo.ts';

const attemptOf = ({ id, attempt, maxAttempts }: JobRun) => ({
  jobId: id,
  mayRetry: attempt < maxAttempts,
});

const openingOf = ({ payload }: JobRun) => payload['opening'] as PullRequestOptions | undefined; // only `remediation.service.ts` writes it

const wishOf = ({ payload }: JobRun): RemediationRequest => ({
  locale: payload['locale'] === 'es' ? 'es' : 'en',
});

/** Returns why no remediation was generated. A ticket does not need one: it reports the finding. */
const whyNot = (
  { error, errorCode }: Row,
  opening: PullRequestOptions | undefined,
): Problem | undefined =>
  errorCode === null || opening?.as === 'issue'
    ? undefined
    : new Problem(422, errorCode, error ?? errorCode);

/**
 * Generates the remediations that need no background work. The job generates the rest and then
 * creates the pull requests.
 */
const generateStep = (
  deps: Deps,
  actor: Actor,
  jobId: string,
  opening: PullRequestOptions | undefined,
): BulkStep => ({
  refuse: patchRefusal,
  apply: async (tx, rows) => {
    const outcomes = new Map<string, Applied>();
    for (const { id } of rows) {
      const { row } = await startRemediation(deps, tx, actor.who, id, { jobId });
      const problem = whyNot(row, opening);
      if (problem) outcomes.set(id, problem);
    }
    return outcomes;
  },
});

const openStep: BulkStep = { refuse: patchRefusal, apply: () => Promise.resolve(new Map()) };

/**
 * Generates the queued remediations of this job one after another. Returns the findings without a
 * result.
 */
const makeLeft = async (
  run: JobRun,
  { who }: Actor,
  opening: PullRequestOptions | undefined,
): Promise<{ without: ReadonlySet<string>; isBudgetSpent: boolean }> => {
  const tenant = { clientId: run.clientId };
  const without = new Set<string>();
  let isBudgetSpent = false;
  for (const id of await inTenant(run.deps.db, tenant, (tx) => listUnfinished(tx, run.id))) {
    const row = await generateRemediation(run.deps, who, id, wishOf(run), {
      jobId: run.id,
      signal: run.signal,
      progress: () => Promise.resolve(),
    });
    isBudgetSpent ||= row?.errorCode === 'ai_budget_spent';
    const problem = row && whyNot(row, opening);
    if (!problem) continue;
    without.add(id);
    await inTenant(run.deps.db, tenant, (tx) =>
      updateOutcomes(
        tx,
        run.id,
        new Map([[id, { outcome: 'skipped', code: problem.code, reason: problem.message }]]),
      ),
    );
  }
  return { without, isBudgetSpent };
};

/**
 * Generates the queued remediations, then creates pull requests, including those that an earlier
 * attempt did not finish.
 */
const makeAndOpen = async (run: JobRun, actor: Actor, opening: PullRequestOptions | undefined) => {
  let isBudgetSpent = false;
  const follow = async (done: readonly string[]) => {
    const { without, ...left } = await makeLeft(run, actor, opening);
    isBudgetSpent ||= left.isBudgetSpent;
    if (opening)
      await createPullRequests(
        run.deps,
        actor,
        attemptOf(run),
        opening,
        done.filter((id) => !without.has(id)),
      );
  };
  if (run.attempt > 1)
    await follow(opening ? await listWithoutPullRequest(run.deps, actor, run.id) : []);
  return { follow, isBudgetSpent: () => isBudgetSpent };
};

/**
 * Creates pull requests for the finished remediations, starting with those that an earlier attempt
 * did not finish.
 */
const followUp = async (run: JobRun, actor: Actor, opening: PullRequestOptions) => {
  const follow = (done: readonly string[]) =>
    createPullRequests(run.deps, actor, attemptOf(run), opening, done);
  if (run.attempt > 1) await follow(await listWithoutPullRequest(run.deps, actor, run.id));
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
    const { follow, isBudgetSpent } = await makeAndOpen(run, actor, opening);
    const tally = await runItems(run.deps, work, { progress: run.progress, follow });
    await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      if (tally.done > 0)
        await notify(tx, {
          clientId: run.clientId,
          userIds: [actor.who.userId],
          type: 'remediation_ready',
          title: tally.done === 1 ? '1 fix is ready' : `${tally.done} fixes are ready`,
          facts: { count: tally.done },
        });
      if (!isBudgetSpent()) await run.completeIn(tx, resultOf(tally));
    });
    // Reported once per job, however many findings have no fix.
    if (isBudgetSpent()) throw await describeSpentBudget(run.deps, run.clientId);
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
