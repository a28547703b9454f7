// The results of the repository's own checks for an open pull request.
import type { PullRequestChecks } from '../../../platform/db/schema/remediations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ConnectedRepository, HostCheck, PullRequestFacts } from '../../source-hosts/index.ts';
import { updateOpenPull } from './change-open.ts';
import type { OpenPull } from './open-pulls.ts';

const mostNamed = 20;

/**
 * Finished checks can be restarted, so they are read again after this time. Checks of a new commit
 * are read immediately.
 */
const askAgainMs = 15 * 60_000;

const stateOf = (checks: readonly HostCheck[]): PullRequestChecks['state'] => {
  const has = (state: HostCheck['state']) => checks.some((check) => check.state === state);
  if (has('failing')) return 'failing';
  if (has('pending')) return 'pending';
  return has('passing') ? 'passing' : 'none';
};

export const toPullRequestChecks = (
  checks: readonly HostCheck[],
  commit: string,
  now: Date,
): PullRequestChecks => {
  const failing = checks.filter(({ state }) => state === 'failing');
  return {
    state: stateOf(checks),
    commit,
    failing: failing.slice(0, mostNamed).map(({ name, url }) => ({ name, url })),
    failing_count: failing.length,
    reason: null,
    checked_at: now.toISOString(),
  };
};

const isDue = (known: PullRequestChecks | null, head: string, now: Date): boolean =>
  known === null ||
  known.commit !== head ||
  known.state === 'pending' ||
  now.getTime() - Date.parse(known.checked_at) >= askAgainMs;

/** The token may have access to the pull request but not to its checks. */
const refusalOf = (error: unknown): PullRequestChecks['reason'] | undefined => {
  if (!(error instanceof Problem)) return undefined;
  return error.code === 'host_not_permitted' || error.code === 'host_not_found'
    ? error.code
    : undefined;
};

/** @throws {Problem} if the host does not respond */
export const recordChecks = async (
  deps: Deps,
  { host, repository }: ConnectedRepository,
  pull: OpenPull,
  { head }: PullRequestFacts,
): Promise<void> => {
  const now = deps.now();
  if (head === undefined || !isDue(pull.checks, head, now)) return;
  const checks = await host
    .listChecks(repository, { number: pull.number, head })
    .then((rows) => toPullRequestChecks(rows, head, now))
    .catch((error: unknown): PullRequestChecks => {
      const reason = refusalOf(error);
      if (reason === undefined) throw error;
      return { ...toPullRequestChecks([], head, now), state: 'unknown', reason };
    });
  await inTenant(deps.db, pull, (tx) => updateOpenPull(tx, pull, { pullRequestChecks: checks }));
};
