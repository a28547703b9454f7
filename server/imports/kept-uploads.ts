// Reports that are kept after their import, so that they can be imported again: for a day, and no more of them than the operator wants.
import { copyFile, constants, link, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { texts } from '../db/text-match.ts';
import { acrossTenants } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';

export const uploadsOf = (dataDir: string) => path.join(dataDir, 'uploads');

const hour = 3_600_000;

/** As long as an import can be undone. */
export const hoursKept = 24;

type Keeper = Pick<Deps, 'db' | 'now' | 'config'>;

/** Those whose day is over go, and of the others the oldest, while all together take more than they may. A file that is gone already is gone. */
export const removeOldUploads = async ({ db, now, config }: Keeper): Promise<void> => {
  const before = new Date(now().getTime() - hoursKept * hour);
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
    await rm(path.join(uploadsOf(config.dataDir), upload), { force: true });
};

/** Files that no scan knows any more, as of a repository that was deleted. What has only just come may belong to a scan that is being written. */
export const removeStrayUploads = async ({ db, now, config }: Keeper): Promise<void> => {
  const directory = uploadsOf(config.dataDir);
  const names = await readdir(directory).catch((): string[] => []);
  if (names.length === 0) return;
  const known = await acrossTenants(db, 'expire old rows', async (tx) => {
    const { rows } = await tx.execute<{ upload: string }>(
      sql`select upload from scans where upload = any(${texts(names)})`,
    );
    return new Set(rows.map(({ upload }) => upload));
  });
  for (const name of names) {
    if (known.has(name)) continue;
    const file = path.join(directory, name);
    // A link renews this time, and so does each part of an upload that is under way.
    const changed = await stat(file).then(
      ({ ctimeMs }) => ctimeMs,
      () => undefined,
    );
    if (changed !== undefined && changed < now().getTime() - hour) await rm(file, { force: true });
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The same file under a second name, so that each scan has its own: it takes no more room. False when it is gone. */
export const shareUpload = async (
  dataDir: string,
  upload: string,
  name: string,
): Promise<boolean> => {
  const [from, to] = [path.join(uploadsOf(dataDir), upload), path.join(uploadsOf(dataDir), name)];
  try {
    // Not every file system knows links.
    await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};
