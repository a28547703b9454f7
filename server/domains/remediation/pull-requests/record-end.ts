// Records that a pull request was merged or closed: on its remediations, in the history of their
// findings and in the audit log.
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { reopenInProgress } from '../../findings/index.ts';
import type { PullRequestState } from '../../source-hosts/index.ts';
import { updateOpenPull, type Watched } from './change-open.ts';
import { notifyOfMerge } from './merge-notification.ts';
import { recordChange } from './record-change.ts';

/**
 * Only changes those that are still open in the database: two servers may check at the same time. A
 * closed one can be generated, edited and opened again.
 */
export const recordEnd = (
  deps: Deps,
  pull: Watched,
  state: Exclude<PullRequestState, 'open'>,
): Promise<void> =>
  inTenant(deps.db, pull, async (tx) => {
    const rows = await updateOpenPull(tx, pull, {
      pullRequestState: state,
      pullRequestEndedAt: deps.now(),
      pullRequestWaiting: null,
      ...(state === 'closed' && { status: 'ready' as const }),
    });
    for (const remediation of rows) {
      const row = await recordChange(tx, remediation, state, {
        action: `remediation.pull_request_${state}`,
      });
      if (!row) continue;
      if (state === 'closed') await reopenInProgress(tx, [row], deps.now());
      if (state === 'merged')
        await notifyOfMerge(tx, remediation, row, {
          title: `Pull request merged: ${remediation.title}`,
          message: `In ${row.repositoryName}. The next scan will confirm whether the finding is fixed.`,
        });
    }
  });
