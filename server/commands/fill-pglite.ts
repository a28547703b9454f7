import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { UsageError } from './usage.ts';

/**
 * Creates the database of a data folder from an archive of PGlite.
 *
 * @throws {UsageError} if the folder has a database
 */
export const fillPglite = async (dataDir: string, archive: string): Promise<void> => {
  const database = path.join(dataDir, 'database');
  if (existsSync(database))
    throw new UsageError(`${database} exists. A backup is restored into an empty data folder.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unfinished = `${database}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const db = await PGlite.create({
    dataDir: unfinished,
    loadDataDir: new Blob([await readFile(archive)]),
  });
  await db.close();
  await chmod(unfinished, 0o700);
  await rename(unfinished, database);
};
