import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';

/** An open pull request that Parapet created. */
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

/** The remediations of a pull request that is open according to the last check. */
export const isOfPull = ({ clientId, repositoryId, number }: Watched) =>
  and(
    eq(remediations.clientId, clientId),
    eq(remediations.repositoryId, repositoryId),
    eq(remediations.pullRequestNumber, number),
    eq(remediations.pullRequestState, 'open'),
  );

/** Updates the state of an open pull request on each remediation that it contains. */
export const updateOpenPull = (tx: Tx, pull: Watched, columns: Partial<Columns>) =>
  tx.update(remediations).set(columns).where(isOfPull(pull)).returning();
