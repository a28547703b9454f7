import { exportFiles } from '../../platform/db/schema/bulk.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { writeStoredFile } from '../../platform/storage/stored-files.ts';
import { actorOf, exportPlace } from '../findings/index.ts';
import { packFiles, withSpool } from './spool.ts';
import { spoolOrganization } from './write-archive.ts';

/** A retry starts over: it replaces what an earlier attempt stored. */
export const exportOrganizationJob: JobDefinition = {
  run: (run) =>
    withSpool(run.deps, run.id, async (folder) => {
      const { clientId, id: jobId, deps } = run;
      await actorOf(run, 'client:manage');
      const files = await spoolOrganization(run, folder);
      const now = deps.now();
      const { size } = await writeStoredFile(
        deps,
        exportPlace(clientId, jobId),
        packFiles(folder, files, now),
        run.signal,
      );
      const fileName = `organization-${now.toISOString().slice(0, 10)}.tar.gz`;
      await inTenant(deps.db, { clientId }, async (tx) => {
        await tx
          .insert(exportFiles)
          .values({ clientId, jobId, fileName, size })
          .onConflictDoNothing();
        await run.completeIn(tx, { size });
      });
      return undefined;
    }),
};
