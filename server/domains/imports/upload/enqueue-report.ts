// A report that the server fetched. It is imported like one that a user uploaded.
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { writeStoredFile } from '../../../platform/storage/stored-files.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { deleteUpload, uploadPlace } from '../../scans/records/index.ts';
import { insertScan } from '../scans.repo.ts';

export type GivenReport = {
  clientId: string;
  repositoryId: string;
  fileName: string;
  /** The name or an alias of its format. */
  tool: string;
  ext: string;
  branch?: string | undefined;
  commit?: string | undefined;
  createdBy?: string | undefined;
  /** Recorded in the audit log: the source of the report. */
  action?: 'scans.pull' | 'scans.sample';
  content: AsyncIterable<Buffer | string>;
};

/** @throws {Problem} 404 for an unknown repository, 409 for one that is not in use */
const assertInUse = async (
  tx: Tx,
  { clientId, repositoryId }: Pick<GivenReport, 'clientId' | 'repositoryId'>,
): Promise<void> => {
  const [repository] = await tx
    .select({ active: repositories.active, nickname: repositories.nickname })
    .from(repositories)
    .where(and(eq(repositories.clientId, clientId), eq(repositories.id, repositoryId)));
  if (!repository) throw notFound('Repository');
  if (!repository.active)
    throw createProblem(409, 'repository_not_in_use', { repository: repository.nickname });
};

/**
 * Stores the report, then commits its scan, its job and `also` together. Returns the scan. If the
 * content ends with an error, nothing is left behind.
 */
export const enqueueReport = async (
  deps: Deps,
  { content, ...report }: GivenReport,
  also: (tx: Tx, scanId: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<string> => {
  const { clientId, repositoryId, fileName } = report;
  const id = newId();
  await inTenant(deps.db, { clientId }, (tx) => assertInUse(tx, report));
  const file = await writeStoredFile(deps, uploadPlace(clientId, id), content, signal);
  try {
    await inTenant(deps.db, { clientId }, async (tx) => {
      await insertScan(tx, {
        clientId,
        id,
        repositoryId,
        upload: id,
        fileName,
        fileSize: file.size,
        fileHash: file.hash,
        toolHint: report.tool,
        extHint: report.ext,
        branch: report.branch ?? null,
        commit: report.commit ?? null,
        createdBy: report.createdBy ?? null,
      });
      await enqueueJob(tx, {
        clientId,
        kind: 'import_scan',
        payload: { scanId: id },
        dedupeKey: id,
        ...(report.createdBy !== undefined && { createdBy: report.createdBy }),
      });
      await writeAudit(tx, {
        clientId,
        action: report.action ?? 'scans.pull',
        subject: { type: 'scan', id },
        detail: { repository: repositoryId, file: fileName },
      });
      await also(tx, id);
    });
  } catch (error) {
    await inTenant(deps.db, { clientId }, (tx) => deleteUpload(tx, clientId, id)).catch(
      () => undefined,
    );
    throw error;
  }
  deps.wakeJobs();
  return id;
};
