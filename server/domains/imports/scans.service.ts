import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { scans } from '../../platform/db/schema/repositories.ts';
import { inTenant, readInTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { deleteUpload, type Scan, toScan, uploadPlace } from '../scans/records/index.ts';
import { type StoredFile, writeStoredFile } from '../../platform/storage/stored-files.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { toPageMeta, type PageRequest, toPageRange } from '../../platform/http/paging.ts';
import { visibleRepositories } from '../access/index.ts';
import { resolveRepositoryId } from '../repositories/index.ts';
import { assertAcceptsReports } from './upload/assert-accepts-reports.ts';
import { listScanParts } from './groups/list-scan-parts.ts';
import {
  countScans,
  countWaitingUploads,
  listIgnoredResults,
  insertScan,
  markPipeline,
  hasKind,
  hasRepository,
  listScanRows,
  hasId,
  hasStatus,
} from './scans.repo.ts';
import { parseUploadForm, type UploadForm } from './upload/upload-form.ts';

const visible = (who: Principal, scope: Scope): SQL | undefined =>
  and(
    eq(scans.clientId, who.clientId),
    scope === 'all'
      ? undefined
      : sql`${scans.repositoryId} in (select r.id from repositories r where ${visibleRepositories(who, scope)})`,
  );

export type ScanQuery = PageRequest & {
  repository?: string;
  status?: Scan['attributes']['status'][];
  kind?: ScanKind[];
};

type ScanKind = NonNullable<Scan['attributes']['run']>['kind'];

export const listScans = (deps: Deps, who: Principal, scope: Scope, query: ScanQuery) => {
  const window = toPageRange(query);
  const where = and(
    visible(who, scope),
    query.repository === undefined ? undefined : hasRepository(query.repository),
    query.status?.length ? hasStatus(query.status) : undefined,
    query.kind?.length ? hasKind(query.kind) : undefined,
  );
  return readInTenant(deps.db, toTenant(who), async (tx) => {
    const rows = await listScanRows(tx, where, window);
    const ignored = await listIgnoredResults(
      tx,
      rows.map(({ id }) => id),
    );
    const parts = await listScanParts(tx, rows, deps.now());
    return {
      data: rows.map((row) =>
        toScan(row, { ignored: ignored.get(row.id) ?? [], group: parts.get(row.id) ?? null }),
      ),
      meta: toPageMeta(await countScans(tx, where), window),
    };
  });
};

export const findScan = async (tx: Tx, who: Principal, scope: Scope, id: string): Promise<Scan> => {
  const [row] = await listScanRows(tx, and(hasId(id), visible(who, scope)), {
    offset: 0,
    limit: 1,
  });
  if (!row) throw notFound('Scan');
  return toScan(row, {
    ignored: (await listIgnoredResults(tx, [id])).get(id) ?? [],
    group: (await listScanParts(tx, [row], new Date())).get(id) ?? null,
  });
};

const orNull = (text: string) => (text === '' ? null : text);

const enqueue = async (
  tx: Tx,
  who: Principal,
  id: string,
  repositoryId: string,
  form: UploadForm<StoredFile>,
  requestId: string,
): Promise<Scan> => {
  await insertScan(tx, {
    clientId: who.clientId,
    id,
    repositoryId,
    upload: id,
    fileName: form.fileName,
    fileSize: form.file.size,
    fileHash: form.file.hash,
    toolHint: orNull(form.tool),
    extHint: orNull(form.ext),
    branch: orNull(form.branch),
    commit: orNull(form.commit),
    target: form.target,
    // A part does not close findings; its group does.
    complete: form.complete && form.group === '',
    groupName: orNull(form.group),
    groupPart: orNull(form.group_part),
    groupParts: form.group_parts ?? null,
    groupWhole: form.group !== '' && form.complete,
    dryRun: form.dry_run,
    createdBy: who.userId,
  });
  if (who.token.kind === 'api') await markPipeline(tx, repositoryId);
  await enqueueJob(tx, {
    clientId: who.clientId,
    kind: 'import_scan',
    payload: { scanId: id },
    dedupeKey: id,
    createdBy: who.userId,
  });
  await writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: 'scans.upload',
    subject: { type: 'scan', id },
    detail: { repository: repositoryId, file: form.fileName },
    requestId,
  });
  return findScan(tx, who, 'all', id);
};

/**
 * Limits the disk space and queue length of one organization. If nothing is waiting, a report of
 * any size is accepted.
 */
const requireRoom = async (deps: Deps, tx: Tx, who: Principal, bytes: number): Promise<void> => {
  const waiting = await countWaitingUploads(tx, who.clientId);
  const limit = deps.config.waitingUploads;
  if (waiting.count >= limit.count || (waiting.count > 0 && waiting.bytes + bytes > limit.bytes))
    throw createProblem(429, 'reports_waiting', { count: waiting.count }).withHeaders({
      'retry-after': '60',
    });
};

type Upload = {
  /** The repository's id or name. */
  repository: string;
  parts: () => AsyncIterable<MultipartFile | MultipartValue>;
  announced: number;
  requestId: string;
};

/**
 * Resolves once the file is durable and its scan and job are committed together; the import then
 * runs exactly once.
 */
export const uploadScan = async (
  deps: Deps,
  who: Principal,
  { repository, parts, announced, requestId }: Upload,
): Promise<Scan> => {
  const repositoryId = await inTenant(deps.db, toTenant(who), async (tx) => {
    const found = await resolveRepositoryId(tx, who, 'all', repository);
    await assertAcceptsReports(tx, who, found);
    await requireRoom(deps, tx, who, announced);
    return found;
  });
  if (announced > deps.config.uploadLimitBytes)
    throw new Problem(413, 'too_large', 'The file is larger than this server takes.', {
      headers: { connection: 'close' },
    });
  const id = newId();
  try {
    const form = await parseUploadForm(parts(), (stream) =>
      writeStoredFile(deps, uploadPlace(who.clientId, id), stream),
    );
    return await inTenant(deps.db, toTenant(who), async (tx) => {
      // Other uploads may have finished in the meantime.
      await requireRoom(deps, tx, who, form.file.size);
      return enqueue(tx, who, id, repositoryId, form, requestId);
    });
  } catch (error) {
    await inTenant(deps.db, toTenant(who), (tx) => deleteUpload(tx, who.clientId, id)).catch(
      () => undefined,
    );
    throw error;
  }
};
