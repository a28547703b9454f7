import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { connect, connectToRunning, type Database } from '../platform/db/connect.ts';
import { DirectoryInUseError } from '../platform/db/pglite/lock.ts';

/** Opens the database. A PGlite that a running server has open is reached through its socket. */
export const openDatabase = async ({ database, dataDir }: Config): Promise<Database> => {
  try {
    return await connect({ url: database.url, dataDir, poolSize: 2 });
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    if (!existsSync(path.join(dataDir, '.s.PGSQL.5432'))) throw error;
    return connectToRunning(dataDir);
  }
};
