// Decides whether to update an open pull request from its base branch. The update itself is a job:
// it reads files, updates lock files and scans.
import type { Tx } from '../../../platform/db/connect.ts';
import type { PullRequestWaiting } from '../../../platform/db/schema/remediations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueJob, type NewJob } from '../../../platform/jobs/enqueue.ts';
import type { ConnectedRepository, PullRequestFacts } from '../../source-hosts/index.ts';
import { waitsUntil } from '../pull-request-settings/schedule.ts';
import { getSettings } from '../pull-request-settings/settings.repo.ts';
import { updateOpenPull, type Watched } from './change-open.ts';
import type { OpenPull } from './open-pulls.ts';

/** Commits of base branches that this round has already requested. */
export type Tips = Map<string, string | undefined>;

export const updateKind = 'update_pull_request';

const dayMs = 24 * 60 * 60_000;

/**
 * Each update restarts the host's checks. A conflicting pull request is updated whenever its base
 * moves, up to a limit; one without conflicts, once a day.
 */
const mostPerDay = { conflicting: 4, behind: 1 };

/** Attempts of the last day, the latest last. */
export const recentTries = (tries: readonly string[], now: Date): string[] =>
  tries.filter((at) => now.getTime() - Date.parse(at) < dayMs);

/** Some hosts shorten commit ids. */
export const isSameCommit = (commit: string, shown: string): boolean =>
  shown.length >= 7 && commit.startsWith(shown);

/**
 * The key that limits a pull request to one update at a time; lists use it to show a running
 * update.
 */
const keyOf = ({ repositoryId, number }: Omit<Watched, 'clientId'>): string =>
  `${repositoryId} ${number}`;

/** @param isAsked a user requested it, so the schedule does not apply */
export const updateJobOf = (pull: Watched, isAsked: boolean): NewJob => ({
  clientId: pull.clientId,
  kind: updateKind,
  payload: { repositoryId: pull.repositoryId, number: pull.number, isAsked },
  dedupeKey: keyOf(pull),
  maxAttempts: 1,
});

type Seen = { facts: PullRequestFacts; tips: Tips };

/** Returns what the repository's schedule makes an update wait for; null if it may run now. */
export const waitingNow = async (
  deps: Deps,
  tx: Tx,
  repositoryId: string,
): Promise<PullRequestWaiting | null> => {
  const { schedule } = (await getSettings(tx, repositoryId)).settings;
  const until = waitsUntil(schedule, deps.now());
  return until && { until: until.toISOString(), time_zone: schedule.time_zone };
};

export const isSameWait = (
  one: PullRequestWaiting | null,
  other: PullRequestWaiting | null,
): boolean => one?.until === other?.until && one?.time_zone === other?.time_zone;

/** Returns whether the base has moved, without querying the host too often. */
const isDue = async (
  deps: Deps,
  { host, repository, branch }: ConnectedRepository,
  { repositoryId, base, tries }: OpenPull,
  { facts, tips }: Seen,
): Promise<boolean> => {
  const into = facts.base ?? branch;
  const key = `${repositoryId} ${into}`;
  if (!tips.has(key)) tips.set(key, await host.headCommit(repository, into));
  const tip = tips.get(key);
  if (tip === undefined || tip === base) return false;
  const most = facts.hasConflicts === true ? mostPerDay.conflicting : mostPerDay.behind;
  return recentTries(tries, deps.now()).length < most;
};

export const enqueueUpdateIfDue = async (
  deps: Deps,
  connected: ConnectedRepository,
  pull: OpenPull,
  seen: Seen,
): Promise<void> => {
  const { facts } = seen;
  const { repositoryId, head, base, update } = pull;
  // Opened by an earlier version, or by an attempt whose commit is unknown.
  if (head === null || base === null || facts.head === undefined) return;
  const now = deps.now();
  if (!isSameCommit(head, facts.head)) {
    if (update?.state === 'others_pushed') return;
    await inTenant(deps.db, pull, (tx) =>
      updateOpenPull(tx, pull, {
        pullRequestUpdate: {
          state: 'others_pushed',
          at: now.toISOString(),
          reason: null,
          detail: null,
          facts: {},
        },
        pullRequestWaiting: null,
      }),
    );
    return;
  }
  const due = await isDue(deps, connected, pull, seen);
  if (!due && pull.waiting === null) return;
  const isEnqueued = await inTenant(deps.db, pull, async (tx) => {
    const waiting = due ? await waitingNow(deps, tx, repositoryId) : null;
    if (!isSameWait(waiting, pull.waiting))
      await updateOpenPull(tx, pull, { pullRequestWaiting: waiting });
    if (!due || waiting !== null) return false;
    await enqueueJob(tx, updateJobOf(pull, false));
    return true;
  });
  if (isEnqueued) deps.wakeJobs();
};
