// Whether an open pull request is brought up to its base branch. The update itself is a job: it
// reads files, renews lock files and scans.
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import type { ConnectedRepository, PullRequestFacts } from '../../source-hosts/index.ts';
import { changeOpen } from './change-open.ts';
import type { OpenPull } from './open-pulls.ts';

/** Commits of base branches that the round has asked for. */
export type Tips = Map<string, string | undefined>;

export const updateKind = 'update_pull_request';

const dayMs = 24 * 60 * 60_000;

/**
 * Each update starts the host's checks anew. One that conflicts is brought up as often as its base
 * moves, within reason; one that merges as it is, once a day.
 */
const mostPerDay = { conflicting: 4, behind: 1 };

/** The tries of the last day, the latest last. */
export const recentTries = (tries: readonly string[], now: Date): string[] =>
  tries.filter((at) => now.getTime() - Date.parse(at) < dayMs);

/** Some hosts shorten the ids of commits. */
export const isSameCommit = (commit: string, shown: string): boolean =>
  shown.length >= 7 && commit.startsWith(shown);

type Seen = { facts: PullRequestFacts; tips: Tips };

export const enqueueUpdateIfDue = async (
  deps: Deps,
  { host, repository, branch }: ConnectedRepository,
  pull: OpenPull,
  { facts, tips }: Seen,
): Promise<void> => {
  const { clientId, repositoryId, number, head, base, update } = pull;
  // Opened by an earlier version, or by an attempt whose commit is not known.
  if (head === null || base === null || facts.head === undefined) return;
  const now = deps.now();
  if (!isSameCommit(head, facts.head)) {
    if (update?.state === 'others_pushed') return;
    await inTenant(deps.db, pull, (tx) =>
      changeOpen(tx, pull, {
        pullRequestUpdate: {
          state: 'others_pushed',
          at: now.toISOString(),
          reason: null,
          detail: null,
          facts: {},
        },
      }),
    );
    return;
  }
  const into = facts.base ?? branch;
  const key = `${repositoryId} ${into}`;
  if (!tips.has(key)) tips.set(key, await host.headCommit(repository, into));
  const tip = tips.get(key);
  if (tip === undefined || tip === base) return;
  const most = facts.hasConflicts === true ? mostPerDay.conflicting : mostPerDay.behind;
  if (recentTries(pull.tries, now).length >= most) return;
  await inTenant(deps.db, pull, (tx) =>
    enqueueJob(tx, {
      clientId,
      kind: updateKind,
      payload: { repositoryId, number },
      dedupeKey: `${repositoryId} ${number}`,
      maxAttempts: 1,
    }),
  );
  deps.wakeJobs();
};
