// Seconds from starting the process to its first response: with a new data folder, with the same
// folder again, and with PostgreSQL if it is available.
import pg from 'pg';
import process from 'node:process';
import { admin, startProduct } from '../support/e2e/server.ts';

const seconds = async (action: () => Promise<void>) => {
  const started = performance.now();
  await action();
  return (performance.now() - started) / 1000;
};

const settings = { PARAPET_ADMIN_EMAIL: admin.email, PARAPET_ADMIN_PASSWORD: admin.password };

const onPglite = async () => {
  let product: Awaited<ReturnType<typeof startProduct>> | undefined;
  const first = await seconds(async () => {
    product = await startProduct(settings);
  });
  await product?.stop();
  const later = await seconds(async () => {
    await product?.start();
  });
  await product?.discard();
  return { first, later };
};

const onPostgres = async () => {
  const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const name = `parapet_bench_start_${process.pid}`;
  const client = new pg.Client(server);
  try {
    await client.connect();
  } catch {
    return undefined;
  }
  const url = new URL(server);
  url.pathname = name;
  await client.query(`CREATE DATABASE ${name}`);
  const product = await startProduct({ ...settings, DATABASE_URL: url.href });
  await product.stop();
  const later = await seconds(product.start);
  await product.discard();
  await client.query(`DROP DATABASE ${name}`);
  await client.end();
  return later;
};

export type StartTimes = { pgliteFirst: number; pgliteLater: number; postgres: number | undefined };

export const startTimes = async (): Promise<StartTimes> => {
  const { first, later } = await onPglite();
  return { pgliteFirst: first, pgliteLater: later, postgres: await onPostgres() };
};

const shown = (value: number | undefined) =>
  value === undefined ? 'no PostgreSQL here' : `${value.toFixed(2)} s`;

export const run = async (): Promise<string[]> => {
  const { pgliteFirst, pgliteLater, postgres } = await startTimes();
  return [
    `| First start on a new folder, PGlite | ${shown(pgliteFirst)} | 8 s |`,
    `| Later start, PGlite | ${shown(pgliteLater)} | 2 s |`,
    `| Start on PostgreSQL | ${shown(postgres)} | 1.5 s |`,
  ];
};
