// Measures the cost of a query. Wall time includes everything else on the machine, so the CPU time
// of server and database is measured as well (Linux), and the best of several runs is used: what an
// idle machine would need.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Database } from '../../../server/platform/db/connect.ts';

/** Milliseconds. */
export interface Times {
  wall: number;
  /** CPU time of server and database together. */
  processor: number;
  /** CPU time of the database alone; 0 if it runs within the server. */
  database: number;
}

const onProcessor = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};

const readProcessor = async (
  db: Database,
): Promise<() => Pick<Times, 'processor' | 'database'>> => {
  const { rows } =
    db.engine === 'postgresql'
      ? await db.pool.query<{ pid: number }>(
          'select pid from pg_stat_activity where datname = current_database()',
        )
      : { rows: [] };
  return () => {
    const { user, system } = process.cpuUsage();
    const database = rows.reduce((sum, { pid }) => sum + onProcessor(pid), 0);
    return { database, processor: database + (user + system) / 1000 };
  };
};

/**
 * The best of several runs, the first of which warms the caches. Queries that take seconds run
 * twice.
 */
export const timesOf = async (
  db: Database,
  ask: () => Promise<unknown>,
  rounds = 3,
): Promise<Times> => {
  const best: Times = {
    wall: Number.POSITIVE_INFINITY,
    processor: Number.POSITIVE_INFINITY,
    database: Number.POSITIVE_INFINITY,
  };
  for (
    let round = 0;
    round < (best.wall > 1000 && best.wall < Number.POSITIVE_INFINITY ? 2 : rounds);
    round++
  ) {
    const processor = await readProcessor(db);
    const [started, used] = [performance.now(), processor()];
    await ask();
    best.wall = Math.min(best.wall, performance.now() - started);
    const now = processor();
    best.processor = Math.min(best.processor, now.processor - used.processor);
    best.database = Math.min(best.database, now.database - used.database);
  }
  return best;
};

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;

/** p50 / p95 / maximum. */
export const spreadOf = (times: readonly Times[], key: keyof Times): string =>
  [0.5, 0.95, 1]
    .map((share) =>
      quantile(
        times.map((each) => each[key]),
        share,
      ).toFixed(0),
    )
    .join(' / ');
