// The order in which every host proposes a change, so that a repeated attempt doubles nothing and
// another author's branch is never used.
import { Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import type { OpenedItem, ProposedChange } from './host.ts';

type Steps = {
  /** The open or merged pull request of the branch, with its text. */
  findPull: () => Promise<(OpenedItem & { body: string }) | undefined>;
  hasBranch: () => Promise<boolean>;
  /** One commit with the files on the new branch. */
  commit: () => Promise<unknown>;
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
const orFound = async <T>(work: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> =>
  work().catch(async (error: unknown) => {
    if (!(error instanceof Problem) || !mayBeDone.has(error.code)) throw error;
    // The first failure says more than that of a host that is silent by now.
    const found = await find().catch(() => undefined);
    if (found === undefined) throw error;
    return found;
  });

export const proposeOnce = async (
  { branch, isOwnBranch, mark }: Pick<ProposedChange, 'branch' | 'isOwnBranch' | 'mark'>,
  { findPull, hasBranch, commit, openPull }: Steps,
): Promise<OpenedItem> => {
  const findOwn = async (): Promise<OpenedItem | undefined> => {
    const known = await findPull();
    return known && (isOwnBranch || known.body.includes(mark))
      ? { url: known.url, number: known.number }
      : undefined;
  };
  const known = await findOwn();
  if (known) return known;
  const isThere = await hasBranch();
  if (isThere && !isOwnBranch) throw createProblem(409, 'branch_exists', { branch });
  // A branch that a user named may be another author's by now.
  if (!isThere)
    await orFound(commit, async () => (isOwnBranch && (await hasBranch())) || undefined);
  return orFound(openPull, findOwn);
};
