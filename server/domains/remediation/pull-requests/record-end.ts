// Records that a pull request was merged or closed: at its remediations, in the history of their
// findings, in the audit log.
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit-log/index.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { writeEvents } from '../../findings/records/index.ts';
import { returnToOpen } from '../../findings/index.ts';
import type { PullRequestState } from '../../source-hosts/index.ts';
import { lockFinding, notifyOfMerge } from './merge-notification.ts';

/** An open pull request that Parapet made. */
export type Watched = { clientId: string; repositoryId: string; number: number };

/**
 * Only those that are still open here: two servers may look at the same time. One that was closed
 * can be made, edited and opened again.
 */
export const recordEnd = (
  deps: Deps,
  { clientId, repositoryId, number }: Watched,
  state: Exclude<PullRequestState, 'open'>,
): Promise<void> =>
  inTenant(deps.db, { clientId }, async (tx) => {
    const rows = await tx
      .update(remediations)
      .set({
        pullRequestState: state,
        pullRequestEndedAt: deps.now(),
        ...(state === 'closed' && { status: 'ready' as const }),
      })
      .where(
        and(
          eq(remediations.clientId, clientId),
          eq(remediations.repositoryId, repositoryId),
          eq(remediations.pullRequestNumber, number),
          eq(remediations.pullRequestState, 'open'),
        ),
      )
      .returning();
    for (const remediation of rows) {
      const { id, findingId, title, pullRequestUrl: url } = remediation;
      const row = await lockFinding(tx, remediation);
      if (!row) continue;
      await writeEvents(tx, undefined, [
        { row, kind: 'remediation', from: `pull_request_${state}`, to: url },
      ]);
      await writeAudit(tx, {
        clientId,
        action: `remediation.pull_request_${state}`,
        subject: { type: 'remediation', id },
        detail: { finding_id: findingId, url },
      });
      if (state === 'closed') await returnToOpen(tx, [row], deps.now());
      if (state === 'merged')
        await notifyOfMerge(tx, remediation, row, {
          title: `Pull request merged: ${title}`,
          message: `In ${row.repositoryName}. The next scan will confirm whether the finding is fixed.`,
        });
    }
  });
