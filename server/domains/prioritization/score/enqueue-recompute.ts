import type { Tx } from '../../../platform/db/connect.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';

/** Scope of a recomputation: all findings of the organization, or those of one repository. */
export type RecomputeScope = { repositoryId?: string };

/** Enqueues one job at a time per scope; call `deps.wakeJobs()` after the transaction. */
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
