import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { type Config, readConfig } from '../platform/config/config.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { openSnapshot } from '../platform/db/pglite/snapshot.ts';
import { secretKeyPrint } from '../platform/db/schema/operations.ts';
import { acrossTenants } from '../platform/db/tenancy.ts';
import { productVersion } from '../platform/runtime/version.ts';
import { archiveOf, type Manifest, writeManifest } from './backup-folder.ts';
import { fillPglite } from './fill-pglite.ts';
import { openDatabase } from './open-database.ts';
import { runPostgresTool } from './run-postgres-tool.ts';
import { digestTables, type TableDigests } from './table-digests.ts';
import { print, requireArguments, UsageError } from './usage.ts';

const fingerprintOf = (db: Database): Promise<string | null> =>
  acrossTenants(
    db,
    'back up',
    async (tx) => (await tx.select().from(secretKeyPrint))[0]?.fingerprint ?? null,
  );

/** pg_dump reads the same snapshot as the digests. */
const dumpPostgresql = (db: Database, url: string, file: string): Promise<TableDigests> =>
  acrossTenants(db, 'back up', async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows } = await tx.execute<{ id: string }>(sql`select pg_export_snapshot() as id`);
    const digests = await digestTables(tx);
    // Row-level security also applies to an owner without superuser rights; this role sees all.
    await runPostgresTool('pg_dump', url, [
      ...['--format=custom', '--no-owner', `--snapshot=${rows[0]?.id ?? ''}`],
      ...['--role=parapet_system', '--enable-row-security', `--file=${file}`],
    ]);
    return digests;
  });

/** Opens the copy once to verify that it is readable. */
const dumpPglite = async ({ dataDir }: Config, file: string): Promise<TableDigests> => {
  await pipeline(openSnapshot(dataDir), createWriteStream(file, { mode: 0o600 }));
  const trial = await mkdtemp(path.join(tmpdir(), 'parapet-backup-'));
  try {
    await fillPglite(trial, file);
    const copy = await connect({ dataDir: trial, poolSize: 1 });
    try {
      return await acrossTenants(copy, 'back up', digestTables);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
};

/** The manifest is written last: a backup without it is incomplete. */
export const backup = async (args: string[]): Promise<number> => {
  const [folder = ''] = requireArguments('backup', args, ['FOLDER']);
  const config = readConfig(process.env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new UsageError(`${folder} is not empty. Name a folder of its own for each backup.`);
  const db = await openDatabase(config);
  try {
    const file = archiveOf(folder, db.engine);
    const tables =
      config.database.url === undefined
        ? await dumpPglite(config, file)
        : await dumpPostgresql(db, config.database.url, file);
    const manifest: Manifest = {
      version: productVersion,
      createdAt: new Date().toISOString(),
      engine: db.engine,
      keyFingerprint: await fingerprintOf(db),
      tables,
    };
    await writeManifest(folder, manifest);
    print(
      `${folder} holds ${Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)} rows of ${Object.keys(tables).length} tables. Keep the secret key apart from it: without the key, stored credentials cannot be read.`,
    );
    return 0;
  } finally {
    await db.close();
  }
};
