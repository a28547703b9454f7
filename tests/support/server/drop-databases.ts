// Workers keep their databases between tests; the run drops them at its end.
import process from 'node:process';
import pg from 'pg';
import { hasPostgres, postgresUrl } from './engines.ts';

const run = 'PARAPET_TEST_RUN';

/** Whether the end of the run drops remaining databases; a standalone program has no such end. */
export const isRunOfTests = (): boolean => process.env[run] !== undefined;

/** The name prefix of this run's databases. */
export const databasesOfRun = (): string => `parapet_test_${process.env[run] ?? process.pid}_`;

/** Vitest calls it before the workers start. */
export const setup = (): void => {
  process.env[run] = String(process.pid);
};

/** Vitest calls it after the workers have ended. */
export const teardown = async (): Promise<void> => {
  if (!hasPostgres) return;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [databasesOfRun()],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
};
