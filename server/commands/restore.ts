import { readFileSync } from 'node:fs';
import process from 'node:process';
import { type Config, readConfig } from '../platform/config/config.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { acrossTenants } from '../platform/db/tenancy.ts';
import { assetPath } from '../platform/runtime/paths.ts';
import { archiveOf, type Manifest, readManifest } from './backup-folder.ts';
import { fillPglite } from './fill-pglite.ts';
import { runPostgresTool } from './run-postgres-tool.ts';
import { compareTables, digestTables } from './table-digests.ts';
import { print, requireArguments, UsageError } from './usage.ts';

/** A separate exit code for scripts: the data was restored, but differs from the backup. */
const differs = 65;

const assertEmpty = async (db: Database): Promise<void> => {
  const { rows } = await db.pool.query<{ taken: boolean }>(
    `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as taken`,
  );
  if (rows[0]?.taken !== false)
    throw new UsageError('The database is not empty. A backup is restored into an empty one.');
};

const load = async (config: Config, folder: string, manifest: Manifest): Promise<Database> => {
  const { url } = config.database;
  const archive = archiveOf(folder, manifest.engine);
  if ((url === undefined) !== (manifest.engine === 'pglite'))
    throw new UsageError(
      `The backup is one of ${manifest.engine}. ${url === undefined ? 'Set' : 'Unset'} DATABASE_URL.`,
    );
  if (url === undefined) {
    await fillPglite(config.dataDir, archive);
    return connect({ dataDir: config.dataDir, poolSize: 1 });
  }
  const db = await connect({ url, dataDir: config.dataDir, poolSize: 1 });
  try {
    await assertEmpty(db);
    // The dump grants rights to these roles but does not contain them: they belong to the cluster.
    await db.pool.query(readFileSync(assetPath('platform/db/routines/00-roles.sql'), 'utf8'));
    await runPostgresTool('pg_restore', url, [
      ...['--no-owner', '--exit-on-error', '--single-transaction'],
      ...[`--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`, archive],
    ]);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
};

/** Restores into an empty database, compares each table with the backup, then migrates. */
export const restore = async (args: string[]): Promise<number> => {
  const [folder = ''] = requireArguments('restore', args, ['FOLDER']);
  const manifest = readManifest(folder);
  const db = await load(readConfig(process.env), folder, manifest);
  try {
    const differences = compareTables(
      manifest.tables,
      await acrossTenants(db, 'back up', digestTables),
    );
    for (const difference of differences) print(difference);
    if (differences.length > 0) return differs;
    await migrate(db);
    print(`Restored ${Object.keys(manifest.tables).length} tables; each is as it was backed up.`);
    return 0;
  } finally {
    await db.close();
  }
};
