import type { Tx } from '../../../platform/db/connect.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';

/** What is to be scored again: all findings of the organisation, or those of one repository. */
export type RecomputeScope = { repositoryId?: string };

/** One at a time for the same scope; call `deps.wakeJobs()` after the transaction. */
export const enqueueRecompute = (
  tx: Tx,
  who: { clientId: string; userId?: string },
  { repositoryId }: RecomputeScope,
): Promise<string> =>
  enqueueJob(tx, {
    clientId: who.clientId,
    kind: 'recompute_priorities',
    payload: { ...(repositoryId !== undefined && { repositoryId }) },
    dedupeKey: repositoryId ?? 'all',
    again: true,
    ...(who.userId !== undefined && { createdBy: who.userId }),
  });
