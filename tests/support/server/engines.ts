// Which databases the tests run on: PGlite always, PostgreSQL where one answers.
import pg from 'pg';
import { full } from './full.ts';

export type Engine = 'postgresql' | 'pglite';

/**
 * Trust authentication on the development and CI machines; elsewhere set PARAPET_TEST_DATABASE_URL
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
 * For `describe.each`: what must hold on both engines in every run, such as tenants apart and older
 * databases.
 */
export const bothEngines: readonly Engine[] = hasPostgres ? ['postgresql', 'pglite'] : ['pglite'];

/** For everything else: the faster one that is there. */
export const anyEngine: Engine = hasPostgres ? 'postgresql' : 'pglite';

/**
 * For `describe.each`: what must hold on both engines. `npm test` asks one of them, since its browser
 * tests run on PGlite anyway; `npm run test:full` asks both.
 */
export const engines: readonly Engine[] = full ? bothEngines : [anyEngine];
