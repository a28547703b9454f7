// The order in which every host proposes a change, so that a repeated attempt doubles nothing and
// another author's branch is never used.
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

export const proposeOnce = async (
  { branch, isOwnBranch, mark }: Pick<ProposedChange, 'branch' | 'isOwnBranch' | 'mark'>,
  { findPull, hasBranch, commit, openPull }: Steps,
): Promise<OpenedItem> => {
  const known = await findPull();
  if (known && (isOwnBranch || known.body.includes(mark)))
    return { url: known.url, number: known.number };
  const isThere = await hasBranch();
  if (isThere && !isOwnBranch) throw createProblem(409, 'branch_exists', { branch });
  if (!isThere) await commit();
  return openPull();
};
