import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { exportRetentionDays, secondsToDownload } from '#domain/finding-export/limits';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { exportFiles } from '../../../platform/db/schema/bulk.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  deleteUnreferencedFiles,
  type FilePlace,
  readStoredFile,
} from '../../../platform/storage/stored-files.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { newToken, hashToken } from '../../../platform/runtime/tokens.ts';

export const exportPlace = (clientId: string, jobId: string): FilePlace => ({
  clientId,
  name: `exports/${jobId}`,
});

/** Returns a new URL of the file; the previous one stops working. */
export const renewDownload = async (
  tx: Tx,
  jobId: string,
  { now, config }: Pick<Deps, 'now' | 'config'>,
): Promise<string | null> => {
  const token = newToken();
  const { rowCount } = await tx
    .update(exportFiles)
    .set({
      tokenHash: hashToken(token),
      tokenExpiresAt: new Date(now().getTime() + secondsToDownload * 1000),
    })
    .where(and(ofCurrentClient(exportFiles), eq(exportFiles.jobId, jobId)));
  return rowCount === 1 ? `${config.basePath}/v1/downloads/${token}` : null;
};

/** Consumes the token: of two concurrent requests, only one gets the file. */
export const openDownload = async (deps: Deps, token: string) => {
  const [file] = await acrossTenants(deps.db, 'find who presents a token', (tx) =>
    tx
      .update(exportFiles)
      .set({ tokenHash: null, tokenExpiresAt: null })
      .where(
        and(
          eq(exportFiles.tokenHash, hashToken(token)),
          gt(exportFiles.tokenExpiresAt, deps.now()),
        ),
      )
      .returning(),
  );
  if (!file) throw notFound('File');
  const stream = await readStoredFile(deps, exportPlace(file.clientId, file.jobId));
  if (!stream) throw new Problem(410, 'gone', 'This file has been removed. Export again.');
  return { name: file.fileName, stream };
};

/** Deletes expired exports, and the files of aborted ones. */
export const removeOldExports = (deps: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  acrossTenants(deps.db, 'expire old rows', async (tx) => {
    const before = new Date(deps.now().getTime() - exportRetentionDays * 86_400_000);
    await tx.delete(exportFiles).where(lt(exportFiles.createdAt, before));
    await deleteUnreferencedFiles(
      tx,
      'exports',
      before,
      sql`exists (select from export_files e where e.client_id = f.client_id and 'exports/' || e.job_id = f.name)`,
    );
  });
