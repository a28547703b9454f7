import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { assetPath } from '../runtime/paths.ts';
import type { Database } from './connect.ts';

// One start migrates, the others wait (session lock, released with the connection).
const migrationLock = 727_273;

const readRoutines = (): string[] => {
  const directory = assetPath('db/routines');
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(path.join(directory, file), 'utf8'));
};

/** What the schema of this build is: a database that carries the same print needs nothing done. */
export const schemaPrint = (): string => {
  const journal = readFileSync(path.join(assetPath('db/migrations'), 'meta/_journal.json'), 'utf8');
  const migrations = readdirSync(assetPath('db/migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(path.join(assetPath('db/migrations'), file), 'utf8'));
  return createHash('sha256')
    .update([journal, ...migrations, ...readRoutines()].join('\0'))
    .digest('hex');
};

/** Brings the database to this build's schema: drizzle's migrations, then the routines (functions, roles, policies), which can be repeated. */
export const migrate = async (db: Database): Promise<void> => {
  const client = await db.pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    const print = schemaPrint();
    await client.query('create table if not exists parapet_schema (print text not null)');
    const known = await client.query<{ print: string }>('select print from parapet_schema');
    if (known.rows[0]?.print === print) return;
    await applyMigrations(drizzle(client), { migrationsFolder: assetPath('db/migrations') });
    const routines = readRoutines().join('\n');
    await client.query(
      `begin; ${routines}; delete from parapet_schema; insert into parapet_schema values ('${print}'); commit`,
    );
  } finally {
    // Closing the connection also ends a transaction that a failed routine left open, and gives back the lock on PostgreSQL.
    client.release(true);
  }
};
