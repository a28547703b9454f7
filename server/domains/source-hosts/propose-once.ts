// The order in which every host proposes a change, so that a repeated attempt doubles nothing and
// another author's branch is never used.
import { Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import type { OpenedItem, ProposedChange, ProposedPull } from './host.ts';

type Steps = {
  /** The open or merged pull request of the branch, with its text. */
  findPull: () => Promise<(OpenedItem & { body: string }) | undefined>;
  /** The commit that the branch is at; undefined where there is no such branch. */
  headCommit: () => Promise<string | undefined>;
  /** One commit with the files on the new branch; undefined where the answer does not name it. */
  commit: () => Promise<string | undefined>;
  openPull: () => Promise<OpenedItem>;
};

/** After these the host may have done what it was asked: it failed, was cut off, or was first. */
const mayBeDone: ReadonlySet<string> = new Set([
  'host_failed',
  'host_unreachable',
  'host_too_slow',
  'host_unreadable',
  'host_declined',
]);

/** Where the answer leaves it open, the host is asked for what it has now. */
export const orFound = async <T>(
  work: () => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> =>
  work().catch(async (error: unknown) => {
    if (!(error instanceof Problem) || !mayBeDone.has(error.code)) throw error;
    // The first failure says more than that of a host that is silent by now.
    const found = await find().catch(() => undefined);
    if (found === undefined) throw error;
    return found;
  });

export const proposeOnce = async (
  { branch, isOwnBranch, mark }: Pick<ProposedChange, 'branch' | 'isOwnBranch' | 'mark'>,
  { findPull, headCommit, commit, openPull }: Steps,
): Promise<ProposedPull> => {
  const findOwn = async (): Promise<OpenedItem | undefined> => {
    const known = await findPull();
    return known && (isOwnBranch || known.body.includes(mark))
      ? { url: known.url, number: known.number }
      : undefined;
  };
  const known = await findOwn();
  if (known) return known;
  const isThere = (await headCommit()) !== undefined;
  if (isThere && !isOwnBranch) throw createProblem(409, 'branch_exists', { branch });
  // A branch that a user named may be another author's by now. One of an earlier attempt may have
  // commits of others since, so its commit is not taken for our own.
  const head = isThere
    ? undefined
    : await orFound(
        async () => (await commit()) ?? (await headCommit()),
        async () => (isOwnBranch ? headCommit() : undefined),
      );
  return { ...(await orFound(openPull, findOwn)), head };
};
