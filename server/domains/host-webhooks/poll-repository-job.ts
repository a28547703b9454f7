import type { Tx } from '../../platform/db/connect.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { watchRepository } from '../remediation/index.ts';
import { enqueueChangedScan } from '../scans/index.ts';

const kind = 'poll_repository';

/**
 * Enqueues one job for all events that arrive while it is queued, and one more for events that
 * arrive while it runs.
 */
export const enqueuePollRepository = (
  tx: Tx,
  { clientId, repositoryId }: { clientId: string; repositoryId: string },
): Promise<string> =>
  enqueueJob(tx, {
    clientId,
    kind,
    payload: { repositoryId },
    dedupeKey: repositoryId,
    again: true,
  });

/** Checks open pull requests and the default branch immediately, instead of in the next round. */
export const pollRepositoryJob: JobDefinition = {
  run: async ({ deps, clientId, payload }) => {
    const repository = { clientId, repositoryId: String(payload['repositoryId']) };
    await watchRepository(deps, repository);
    await enqueueChangedScan(deps, repository);
    return undefined;
  },
};
