import { actorOf } from '../bulk/actor.ts';
import { exportFiles } from '../../../platform/db/schema/bulk.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { JobDefinition } from '../../../platform/jobs/job.ts';
import { writeStoredFile } from '../../../platform/storage/stored-files.ts';
import { exportPlace } from './download-links.ts';
import { exportChunks, type ExportOrder, fileNameOf } from './write-export.ts';

/** Stores a large export for its single-use URL. */
export const exportFindingsJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:export');
    const order = run.payload['order'] as ExportOrder; // only `exports.service.ts` writes it
    const { size } = await writeStoredFile(
      run.deps,
      exportPlace(run.clientId, run.id),
      exportChunks(run.deps, actor, order),
      run.signal,
    );
    await inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      await tx
        .insert(exportFiles)
        .values({ clientId: run.clientId, jobId: run.id, fileName: fileNameOf(order.format), size })
        .onConflictDoNothing();
      await run.completeIn(tx, { size });
    });
    return undefined;
  },
};
