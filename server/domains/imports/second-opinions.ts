import type { Tx } from '../../platform/db/connect.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { getAiConfiguration, parseClientDocument } from '../organization/index.ts';
import type { StartedScan } from '../scans/records/index.ts';

export const judgeFindingsKind = 'judge_findings';

export const opinionsTitle = 'Second opinions on findings';

/** Enqueues second opinions if the organization requests them and has a model for them. */
export const enqueueOpinionsOnNew = async (
  tx: Tx,
  { scan: { clientId, repositoryId }, document }: StartedScan,
): Promise<void> => {
  if (!parseClientDocument(document).enable_false_positive_analysis) return;
  const { validation } = await getAiConfiguration(tx, clientId);
  if (!validation.isConfigured) return;
  await enqueueJob(tx, {
    clientId,
    kind: judgeFindingsKind,
    payload: { repositoryId, title: opinionsTitle },
    dedupeKey: repositoryId,
    again: true,
    maxAttempts: 2,
  });
};
