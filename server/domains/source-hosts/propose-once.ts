// The steps with which every host proposes a change, so that a repeated attempt creates no
// duplicates and never uses another author's branch.
import { Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import type { OpenedItem, ProposedChange, ProposedPull } from './host.ts';

type Steps = {
  /** Returns the branch's open or merged pull request, with its text. */
  findPull: () => Promise<(OpenedItem & { body: string }) | undefined>;
  /** Returns the commit of the branch; undefined if there is no such branch. */
  headCommit: () => Promise<string | undefined>;
  /**
   * Creates one commit with the files on the new branch. Undefined if the response does not contain
   * its id.
   */
  commit: () => Promise<string | undefined>;
  openPull: () => Promise<OpenedItem>;
};

/**
 * After these errors the request may have succeeded: the host failed, the connection broke, or
 * another request was first.
 */
const mayBeDone: ReadonlySet<string> = new Set([
  'host_failed',
  'host_unreachable',
  'host_too_slow',
  'host_unreadable',
  'host_declined',
]);

/** If the error leaves the result open, queries the host for its current state. */
export const orFindExisting = async <T>(
  work: () => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> =>
  work().catch(async (error: unknown) => {
    if (!(error instanceof Problem) || !mayBeDone.has(error.code)) throw error;
    // The first error is more informative than that of a host that has become unresponsive.
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
  // A branch that a user named may now belong to another author. A branch of an earlier attempt may
  // contain commits of others, so its commit is not recorded as Parapet's.
  const head = isThere
    ? undefined
    : await orFindExisting(
        async () => (await commit()) ?? (await headCommit()),
        async () => (isOwnBranch ? headCommit() : undefined),
      );
  return { ...(await orFindExisting(openPull, findOwn)), head };
};
