import { retryOnDeadlock } from '../../platform/db/deadlock.ts';
import { countFindings, nextBatch, createBatchScan } from '../../platform/db/batch-scan.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { foldCounts } from '../scans/records/index.ts';
import type { JobDefinition, JobRun } from '../../platform/jobs/job.ts';
import { notifyExploited } from './notify-exploited.ts';
import { createRescoring, listFindingsToScore, rescore, updatePriorities } from './rescore.ts';
import { getScoringSettings } from './score/index.ts';

/** Small batches keep transactions short and the event loop responsive. */
const batchSize = 1_000;

/**
 * Recomputes the priority of every finding of the organization or of one repository. Each batch is
 * a short transaction, so lists stay usable.
 */
const recompute = async (run: JobRun): Promise<Record<string, unknown>> => {
  const { db } = run.deps;
  const tenant = { clientId: run.clientId };
  const repositoryId = run.payload['repositoryId'];
  const walk = createBatchScan(typeof repositoryId === 'string' ? repositoryId : undefined);
  const { total, rescoring } = await inTenant(db, tenant, async (tx) => ({
    total: await countFindings(tx, walk),
    rescoring: await createRescoring(tx, await getScoringSettings(tx)),
  }));
  const done = { findings: 0, changed: 0, newlyExploited: 0 };
  for (let after: string | undefined, more = true; more;) {
    run.signal.throwIfAborted();
    const batch = await retryOnDeadlock(() =>
      inTenant(db, tenant, async (tx) => {
        const { span, end } = await nextBatch(tx, walk, after, batchSize);
        const rescored = await rescore(tx, await listFindingsToScore(tx, span), rescoring);
        const exploited = await updatePriorities(tx, rescored);
        await notifyExploited(tx, run.clientId, exploited);
        return { end, rescored, exploited };
      }),
    );
    done.newlyExploited += batch.exploited.length;
    done.findings += batch.rescored.length;
    done.changed += batch.rescored.filter(({ from, to }) => from !== to).length;
    after = batch.end;
    more = after !== undefined;
    if (more) await run.progress(Math.min(0.99, done.findings / Math.max(1, total)));
  }
  await inTenant(db, tenant, foldCounts);
  return done;
};

export const recomputePrioritiesJob: JobDefinition = { run: recompute };
