// Reports stored after their import, so that they can be imported again: for a day, within the
// operator's size limit.
import { copyFile, constants, link, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { textArray } from '../../../platform/db/text-match.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';

export const uploadsDirectory = (dataDir: string) => path.join(dataDir, 'uploads');

const hour = 3_600_000;

/** Equals the time during which an import can be undone. */
export const uploadRetentionHours = 24;

type Keeper = Pick<Deps, 'db' | 'now' | 'config'>;

/**
 * Deletes expired uploads, then the oldest until the rest fits the size limit. Missing files are
 * ignored.
 */
export const deleteExpiredUploads = async ({ db, now, config }: Keeper): Promise<void> => {
  const before = new Date(now().getTime() - uploadRetentionHours * hour);
  const gone = await acrossTenants(db, 'expire old rows', async (tx) => {
    const { rows } = await tx.execute<{ upload: string }>(sql`
      with kept as (
        select client_id, id, upload, finished_at, sum(file_size) over (order by finished_at desc, id desc) as with_later from scans where upload is not null and finished_at is not null
      )
      update scans s set upload = null from kept k
      where s.client_id = k.client_id and s.id = k.id and (k.finished_at < ${before} or k.with_later > ${config.keptUploadsBytes}) returning k.upload`);
    return rows;
  });
  for (const { upload } of gone)
    await rm(path.join(uploadsDirectory(config.dataDir), upload), { force: true });
};

/**
 * Deletes files without a scan, such as those of a deleted repository. A recent file may belong to
 * a scan that is being created.
 */
export const deleteOrphanedUploads = async ({ db, now, config }: Keeper): Promise<void> => {
  const directory = uploadsDirectory(config.dataDir);
  const names = await readdir(directory).catch((): string[] => []);
  if (names.length === 0) return;
  const known = await acrossTenants(db, 'expire old rows', async (tx) => {
    const { rows } = await tx.execute<{ upload: string }>(
      sql`select upload from scans where upload = any(${textArray(names)})`,
    );
    return new Set(rows.map(({ upload }) => upload));
  });
  for (const name of names) {
    if (known.has(name)) continue;
    const file = path.join(directory, name);
    // Linking and every written part update the ctime.
    const changed = await stat(file).then(
      ({ ctimeMs }) => ctimeMs,
      () => undefined,
    );
    if (changed !== undefined && changed < now().getTime() - hour) await rm(file, { force: true });
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Links the file under a second name, so that each scan has its own without extra space. False when
 * the file is gone.
 */
export const linkUpload = async (
  dataDir: string,
  upload: string,
  name: string,
): Promise<boolean> => {
  const [from, to] = [
    path.join(uploadsDirectory(dataDir), upload),
    path.join(uploadsDirectory(dataDir), name),
  ];
  try {
    // Some file systems do not support links.
    await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};
