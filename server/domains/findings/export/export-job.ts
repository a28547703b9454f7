import { mkdir, rename, stat } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { actorOf } from '../bulk/actor.ts';
import { exportFiles } from '../../../platform/db/schema/bulk.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { JobDefinition } from '../../../platform/jobs/job.ts';
import { exportsOf } from './download-links.ts';
import { exportChunks, type ExportOrder, fileNameOf } from './write-export.ts';

/** Writes a large export into a file for its single-use address. */
export const exportFindingsJob: JobDefinition = {
  run: async (run) => {
    const actor = await actorOf(run, 'findings:export');
    const order = run.payload['order'] as ExportOrder; // written by `exports.service.ts` alone
    const directory = exportsOf(run.deps.config.dataDir);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const target = path.join(directory, run.id);
    await pipeline(
      Readable.from(exportChunks(run.deps, actor, order)),
      createWriteStream(`${target}.part`, { mode: 0o600 }),
      { signal: run.signal },
    );
    await rename(`${target}.part`, target);
    const { size } = await stat(target);
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
