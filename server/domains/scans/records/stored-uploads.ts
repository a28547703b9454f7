// Stores reports from their upload to the end of their import, and for the days set by the
// organization if they can be imported again, within the operator's size limit.
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql, type SQL } from 'drizzle-orm';
import { retentionKinds } from '#domain/retention';
import type { Tx } from '../../../platform/db/connect.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { deleteFilesBefore } from '../../../platform/storage/delete-files-before.ts';
import {
  deleteStoredFile,
  deleteUnreferencedFiles,
  type FilePlace,
  readStoredFile,
} from '../../../platform/storage/stored-files.ts';

const hour = 3_600_000;

/**
 * The number of days for which the organization `c` keeps reports that can be imported again: its
 * setting; the previous setting while a reduction is pending; or one day, during which an import
 * can be undone.
 */
export const keptReportDays = (c: SQL, at: SQL = sql`now()`): SQL<number> =>
  sql<number>`coalesce((select (case when (r.value #>> '{waiting,reports,until}')::timestamptz > ${at} then r.value #>> '{waiting,reports,days}' else r.value ->> 'reports' end)::int from settings r where r.client_id = ${c} and r.key = 'retention'), ${retentionKinds.reports.standard}::int)`;

type Keeper = Pick<Deps, 'db' | 'now' | 'config'>;

/** The location of a report's bytes. A scan that re-imports a report has the name of the first. */
export const uploadPlace = (clientId: string, upload: string): FilePlace => ({
  clientId,
  name: `uploads/${upload}`,
});

/** Deletes the report, unless another scan still needs it. */
export const deleteUpload = async (tx: Tx, clientId: string, upload: string): Promise<void> => {
  const { rows } = await tx.execute(
    sql`select 1 from scans where client_id = ${clientId} and upload = ${upload} limit 1`,
  );
  if (rows.length === 0) await deleteStoredFile(tx, uploadPlace(clientId, upload));
};

/** Releases the reports of these scans. */
export const releaseUpload = async (tx: Tx, clientId: string, scanIds: SQL): Promise<void> => {
  const { rows } = await tx.execute<{ upload: string }>(sql`
    with old as (select id, upload from scans where client_id = ${clientId}::uuid and id in (${scanIds}))
    update scans s set upload = null from old
    where s.client_id = ${clientId}::uuid and s.id = old.id returning old.upload`);
  for (const { upload } of rows) await deleteUpload(tx, clientId, upload);
};

/** Releases expired uploads, then the oldest until the rest fits the size limit. */
export const deleteExpiredUploads = async ({ db, now, config }: Keeper): Promise<void> => {
  const at = now().toISOString();
  await acrossTenants(db, 'expire old rows', async (tx) => {
    const { rows } = await tx.execute<{ client_id: string; upload: string }>(sql`
      with kept as (
        select client_id, id, upload, finished_at, sum(file_size) over (order by finished_at desc, id desc) as with_later from scans where upload is not null and finished_at is not null
      )
      update scans s set upload = null from kept k
      where s.client_id = k.client_id and s.id = k.id and (k.finished_at < ${at}::timestamptz - make_interval(days => ${keptReportDays(sql`s.client_id`, sql`${at}::timestamptz`)}) or k.with_later > ${config.keptUploadsBytes}) returning k.client_id, k.upload`);
    for (const { client_id, upload } of rows) await deleteUpload(tx, client_id, upload);
  });
};

/** Deletes uploads without a scan, such as those of a deleted repository. */
export const deleteOrphanedUploads = ({ db, now }: Keeper): Promise<void> =>
  acrossTenants(db, 'expire old rows', (tx) =>
    deleteUnreferencedFiles(
      tx,
      'uploads',
      new Date(now().getTime() - hour),
      sql`exists (select from scans s where s.client_id = f.client_id and 'uploads/' || s.upload = f.name)`,
    ),
  );

const copiesDirectory = (dataDir: string) => path.join(dataDir, 'importing');

type Upload = { clientId: string; upload: string; size: number };

/**
 * Runs work on a copy of the report in this server's data folder, because archives are read from
 * their end. Undefined if the report has been deleted.
 */
export const withUploadCopy = async <T>(
  deps: Pick<Deps, 'db' | 'objects' | 'config'>,
  { clientId, upload, size }: Upload,
  work: (file: string) => Promise<T>,
): Promise<T | undefined> => {
  const source = await readStoredFile(deps, uploadPlace(clientId, upload));
  if (!source) return undefined;
  const directory = copiesDirectory(deps.config.dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, `${upload}-${process.hrtime.bigint()}`);
  try {
    await pipeline(source, createWriteStream(file, { mode: 0o600 }));
    if ((await stat(file)).size !== size) return undefined;
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
};

/** Age of copies and unpacked files that a killed process left. No import takes this long. */
const copyHours = 2;

export const deleteOrphanedCopies = ({
  config,
  now,
}: Pick<Deps, 'now' | 'config'>): Promise<void> =>
  deleteFilesBefore(copiesDirectory(config.dataDir), new Date(now().getTime() - copyHours * hour));
