import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import type { Watched } from './record-end.ts';

type Columns = Pick<
  typeof remediations.$inferSelect,
  | 'pullRequestHead'
  | 'pullRequestBase'
  | 'pullRequestChecks'
  | 'pullRequestUpdate'
  | 'pullRequestTries'
>;

/** Writes what is known of an open pull request at each remediation that it holds. */
export const changeOpen = (
  tx: Tx,
  { clientId, repositoryId, number }: Watched,
  columns: Partial<Columns>,
) =>
  tx
    .update(remediations)
    .set(columns)
    .where(
      and(
        eq(remediations.clientId, clientId),
        eq(remediations.repositoryId, repositoryId),
        eq(remediations.pullRequestNumber, number),
        eq(remediations.pullRequestState, 'open'),
      ),
    )
    .returning();
