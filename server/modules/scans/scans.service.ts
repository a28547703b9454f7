import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, sql, type SQL } from 'drizzle-orm';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { scans } from '../../db/schema/repositories.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { keepUpload, type KeptUpload } from '../../imports/keep-upload.ts';
import { uploadsOf } from '../../imports/kept-uploads.ts';
import { enqueueJob } from '../../jobs/enqueue.ts';
import { newId } from '../../runtime/ids.ts';
import { metaOf, type PageRequest, windowOf } from '../lists.ts';
import { visibleRepositories } from '../own.ts';
import { findRepository } from '../repositories/repositories.service.ts';
import { type Scan, scanOf } from './scan.ts';
import {
  countScans,
  ignoredOf,
  insertScan,
  markPipeline,
  ofKind,
  ofRepository,
  scanRows,
  withId,
  withStatus,
} from './scans.repo.ts';
import { readUploadForm, type UploadForm } from './upload-form.ts';

const visible = (who: Principal, scope: Scope): SQL | undefined =>
  scope === 'all'
    ? undefined
    : sql`${scans.repositoryId} in (select r.id from repositories r where ${visibleRepositories(who, scope)})`;

export type ScanQuery = PageRequest & {
  repository?: string;
  status?: Scan['attributes']['status'][];
  kind?: ScanKind[];
};

type ScanKind = NonNullable<Scan['attributes']['run']>['kind'];

export const listScans = (deps: Deps, who: Principal, scope: Scope, query: ScanQuery) => {
  const window = windowOf(query);
  const where = and(
    visible(who, scope),
    query.repository === undefined ? undefined : ofRepository(query.repository),
    query.status?.length ? withStatus(query.status) : undefined,
    query.kind?.length ? ofKind(query.kind) : undefined,
  );
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const rows = await scanRows(tx, where, window);
    const ignored = await ignoredOf(
      tx,
      rows.map(({ id }) => id),
    );
    return {
      data: rows.map((row) => scanOf(row, ignored.get(row.id) ?? [])),
      meta: metaOf(await countScans(tx, where), window),
    };
  });
};

export const findScan = async (tx: Tx, who: Principal, scope: Scope, id: string): Promise<Scan> => {
  const [row] = await scanRows(tx, and(withId(id), visible(who, scope)), { offset: 0, limit: 1 });
  if (!row) throw notFound('Scan');
  return scanOf(row, (await ignoredOf(tx, [id])).get(id) ?? []);
};

const orNull = (text: string) => (text === '' ? null : text);

const enqueue = async (
  tx: Tx,
  who: Principal,
  id: string,
  repositoryId: string,
  form: UploadForm<KeptUpload>,
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
    complete: form.complete,
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

type Upload = {
  repositoryId: string;
  parts: () => AsyncIterable<MultipartFile | MultipartValue>;
  announced: number;
  requestId: string;
};

/** The file is durable and its scan and job committed together before this resolves: from then on the import happens, once. */
export const uploadScan = async (
  deps: Deps,
  who: Principal,
  { repositoryId, parts, announced, requestId }: Upload,
): Promise<Scan> => {
  await inTenant(deps.db, tenantOf(who), (tx) => findRepository(tx, who, 'all', repositoryId));
  if (announced > deps.config.uploadLimitBytes)
    throw new Problem(413, 'too_large', 'The file is larger than this server takes.', {
      headers: { connection: 'close' },
    });
  const id = newId();
  const directory = uploadsOf(deps.config.dataDir);
  try {
    const form = await readUploadForm(parts(), (stream) => keepUpload(stream, directory, id));
    return await inTenant(deps.db, tenantOf(who), (tx) =>
      enqueue(tx, who, id, repositoryId, form, requestId),
    );
  } catch (error) {
    await rm(path.join(directory, id), { force: true });
    throw error;
  }
};
