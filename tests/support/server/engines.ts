// The databases that tests run on: always PGlite, and PostgreSQL if it is available.
import pg from 'pg';
import { full } from './full.ts';

export type Engine = 'postgresql' | 'pglite';

/**
 * Uses trust authentication on development and CI machines; elsewhere set PARAPET_TEST_DATABASE_URL
 * (its user must be able to create databases).
 */
export const postgresUrl =
  process.env['PARAPET_TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const answers = async (): Promise<boolean> => {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const hasPostgres = process.env['PARAPET_TEST_ENGINE'] !== 'pglite' && (await answers());

if (!hasPostgres)
  console.warn(
    'NO POSTGRESQL: these tests run on PGlite alone. Set PARAPET_TEST_DATABASE_URL to run them on both engines.',
  );

/**
 * For `describe.each`: tests that run on both engines every time, such as tenant isolation and
 * older databases.
 */
export const bothEngines: readonly Engine[] = hasPostgres ? ['postgresql', 'pglite'] : ['pglite'];

/** For all other tests: the faster available engine. */
export const anyEngine: Engine = hasPostgres ? 'postgresql' : 'pglite';

/**
 * For `describe.each`: tests for both engines. `npm test` runs them on one, because its browser
 * tests use PGlite anyway; `npm run test:full` runs both.
 */
export const engines: readonly Engine[] = full ? bothEngines : [anyEngine];
