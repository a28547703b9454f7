import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';

/** An open pull request that Parapet made. */
export type Watched = { clientId: string; repositoryId: string; number: number };

type Columns = Pick<
  typeof remediations.$inferSelect,
  | 'pullRequestBranch'
  | 'pullRequestHead'
  | 'pullRequestBase'
  | 'pullRequestChecks'
  | 'pullRequestUpdate'
  | 'pullRequestTries'
  | 'pullRequestWaiting'
  | 'pullRequestText'
  | 'pullRequestState'
  | 'pullRequestEndedAt'
  | 'status'
>;

/** The remediations that it holds, while it is open as far as Parapet knows. */
export const isHeldBy = ({ clientId, repositoryId, number }: Watched) =>
  and(
    eq(remediations.clientId, clientId),
    eq(remediations.repositoryId, repositoryId),
    eq(remediations.pullRequestNumber, number),
    eq(remediations.pullRequestState, 'open'),
  );

/** Writes what is known of an open pull request at each remediation that it holds. */
export const changeOpen = (tx: Tx, pull: Watched, columns: Partial<Columns>) =>
  tx.update(remediations).set(columns).where(isHeldBy(pull)).returning();
