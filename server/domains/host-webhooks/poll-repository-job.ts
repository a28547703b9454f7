import type { Tx } from '../../platform/db/connect.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { watchRepository } from '../remediation/index.ts';
import { enqueueChangedScan } from '../scans/index.ts';

const kind = 'poll_repository';

/** Once for all events that come while one waits, and once more for one that comes meanwhile. */
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

/** Looks at open pull requests and at the default branch at once, instead of in the next round. */
export const pollRepositoryJob: JobDefinition = {
  run: async ({ deps, clientId, payload }) => {
    const repository = { clientId, repositoryId: String(payload['repositoryId']) };
    await watchRepository(deps, repository);
    await enqueueChangedScan(deps, repository);
    return undefined;
  },
};
