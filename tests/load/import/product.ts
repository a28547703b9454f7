// Runs the built server in a separate process on a new PostgreSQL database and measures its cost:
// CPU time of the process and of its database connections, and peak memory.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import process from 'node:process';
import { buildServer } from '../../../scripts/bundle/server.ts';
import { Client } from '../../../scripts/demo/client.ts';
import { packageRoot } from '../../../server/platform/runtime/paths.ts';
import { admin, startProduct } from '../../support/e2e/server.ts';
import { postgresUrl } from '../../support/server/engines.ts';

export interface Cost {
  /** Wall clock. */
  seconds: number;
  /** CPU time of the server process. */
  serverCpu: number;
  /** CPU time of its database connections; 0 if the database runs on another machine. */
  databaseCpu: number;
  /** Peak resident set size of the server process, in MB. */
  peakMb: number;
}

export interface BenchProduct {
  client: Client;
  database: pg.Client;
  measure: (action: () => Promise<void>) => Promise<Cost>;
  close: () => Promise<void>;
}

const ticksPerSecond = 100;

const readOr = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** User and system time of a process so far, in seconds; 0 if it does not exist. */
const cpuOf = (pid: number): number => {
  const [, rest = ''] = readOr(`/proc/${String(pid)}/stat`).split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
};

const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readOr(`/proc/${String(pid)}/status`))?.[1] ?? 0) / 1024;

/** PostgreSQL shows the database in the title of each of its processes. */
const connectionsTo = (name: string): number[] =>
  readdirSync('/proc')
    .filter(
      (entry) => /^\d+$/.test(entry) && readOr(`/proc/${entry}/cmdline`).includes(` ${name} `),
    )
    .map(Number);

/** Sampled, because a connection's CPU time is lost when it closes. */
const watchDatabase = (name: string) => {
  const first = new Map(connectionsTo(name).map((pid) => [pid, cpuOf(pid)]));
  const last = new Map(first);
  const look = () => {
    for (const pid of connectionsTo(name)) last.set(pid, Math.max(last.get(pid) ?? 0, cpuOf(pid)));
  };
  const timer = setInterval(look, 1000);
  return () => {
    clearInterval(timer);
    look();
    return [...last].reduce((sum, [pid, seconds]) => sum + seconds - (first.get(pid) ?? 0), 0);
  };
};

export const startBenchProduct = async (): Promise<BenchProduct> => {
  mkdirSync(path.join(packageRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(packageRoot, '.cache/bench-'));
  const name = `parapet_bench_import_${String(process.pid)}`;
  const server = new pg.Client({ connectionString: postgresUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  await buildServer(packageRoot, folder);
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
  const product = await startProduct(
    {
      DATABASE_URL: url,
      PARAPET_ADMIN_EMAIL: admin.email,
      PARAPET_ADMIN_PASSWORD: admin.password,
      PARAPET_INTELLIGENCE: 'off',
      PARAPET_LOG_LEVEL: 'warn',
    },
    { entry: path.join(folder, 'main.js') },
  );
  const client = new Client(product.url);
  await client.signIn(admin.email, admin.password);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  return {
    client,
    database,
    measure: async (action) => {
      const pid = product.pid();
      // Resets the peak of the resident set (proc(5)).
      writeFileSync(`/proc/${String(pid)}/clear_refs`, '5');
      const before = cpuOf(pid);
      const databaseTime = watchDatabase(name);
      const started = performance.now();
      await action();
      return {
        seconds: (performance.now() - started) / 1000,
        serverCpu: cpuOf(pid) - before,
        databaseCpu: databaseTime(),
        peakMb: peakOf(pid),
      };
    },
    close: async () => {
      await database.end();
      await product.discard();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
