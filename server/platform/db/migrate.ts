import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { assetPath } from '../runtime/paths.ts';
import { productVersion } from '../runtime/version.ts';
import type { Database } from './connect.ts';

// One process migrates while the others wait. The lock belongs to the transaction: pgbouncer, which
// assigns a connection per transaction, would leave a session lock behind.
const migrationLock = 727_273;

const readRoutines = (): string[] => {
  const directory = assetPath('platform/db/routines');
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(path.join(directory, file), 'utf8'));
};

/** Hash of this build's schema: a database with the same hash needs no migration. */
export const schemaFingerprint = (): string => {
  const journal = readFileSync(
    path.join(assetPath('platform/db/migrations'), 'meta/_journal.json'),
    'utf8',
  );
  const migrations = readdirSync(assetPath('platform/db/migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(path.join(assetPath('platform/db/migrations'), file), 'utf8'));
  return createHash('sha256')
    .update([journal, ...migrations, ...readRoutines()].join('\0'))
    .digest('hex');
};

/** The message is one sentence for the operator, with both versions. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';
}

type Journal = { entries: { when: number; tag: string }[] };

const readJournal = (): Journal =>
  JSON.parse(
    readFileSync(path.join(assetPath('platform/db/migrations'), 'meta/_journal.json'), 'utf8'),
  ) as Journal; // drizzle's own file

/**
 * Refuses to run on a newer schema: an older server would write rows that the newer one does not
 * expect, and replace its routines.
 * @throws {NewerSchemaError} if the database has migrations that this build does not have
 */
const assertNotNewer = async (client: PoolClient, version: string | null): Promise<void> => {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (tables[0]?.there !== true) return;
  const { rows } = await client.query<{ count: string; latest: string | null }>(
    'select count(*), max(created_at)::text as latest from drizzle.__drizzle_migrations',
  );
  const { entries } = readJournal();
  if (Number(rows[0]?.latest ?? 0) <= (entries.at(-1)?.when ?? 0)) return;
  throw new NewerSchemaError(
    `The database belongs to Parapet ${version ?? 'of a later version'} (${rows[0]?.count ?? '?'} migrations); this is Parapet ${productVersion}, which knows ${entries.length}. Start the newer version, or restore the backup from before its upgrade.`,
  );
};

/**
 * Compares the database with this build, and changes nothing.
 * @throws {NewerSchemaError}
 */
export const readSchemaState = async ({
  pool,
}: Database): Promise<'empty' | 'current' | 'older'> => {
  const client = await pool.connect();
  try {
    const { rows: tables } = await client.query<{ there: boolean }>(
      `select to_regclass('parapet_schema') is not null as there`,
    );
    if (tables[0]?.there !== true) return 'empty';
    // The first release did not store a version.
    const { rows } = await client.query<{ print: string; version: string | null }>(
      `select print, to_jsonb(known) ->> 'version' as version from parapet_schema known`,
    );
    if (rows[0]?.print === schemaFingerprint()) return 'current';
    await assertNotNewer(client, rows[0]?.version ?? null);
    return 'older';
  } finally {
    client.release();
  }
};

/** Applies migrations like drizzle, in its own table, but within the caller's transaction. */
const applyMigrations = async (client: PoolClient): Promise<void> => {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query<{ latest: string | null }>(
    'select max(created_at)::text as latest from drizzle.__drizzle_migrations',
  );
  const latest = Number(rows[0]?.latest ?? 0);
  const migrations = readMigrationFiles({ migrationsFolder: assetPath('platform/db/migrations') });
  for (const { sql, hash, folderMillis } of migrations) {
    if (folderMillis <= latest) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
};

/**
 * Migrates the database to this build's schema in one transaction: drizzle's migrations, then the
 * routines (functions, roles, policies), which are idempotent.
 * @throws {NewerSchemaError}
 */
export const migrate = async (db: Database): Promise<void> => {
  const client = await db.pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${migrationLock})`);
    const print = schemaFingerprint();
    await client.query('create table if not exists parapet_schema (print text not null)');
    await client.query('alter table parapet_schema add column if not exists version text');
    const known = await client.query<{ print: string; version: string | null }>(
      'select print, version from parapet_schema',
    );
    if (known.rows[0]?.print === print) return;
    await assertNotNewer(client, known.rows[0]?.version ?? null);
    await applyMigrations(client);
    await client.query(readRoutines().join('\n'));
    await client.query('delete from parapet_schema');
    await client.query('insert into parapet_schema (print, version) values ($1, $2)', [
      print,
      productVersion,
    ]);
    await client.query('commit');
  } finally {
    // Closing the connection rolls back a failed transaction.
    client.release(true);
  }
};
