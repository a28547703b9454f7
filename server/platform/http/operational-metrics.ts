// Metrics of background work, read from the database on each scrape: all servers report the same
// values, and nothing is counted twice.
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { acrossTenants } from '../db/tenancy.ts';

type JobRow = { kind: string; state: string; n: number; oldest: number };
type FeedRow = { feed: string; age: number | null };

const outcomeHours = 24;

const readJobs = (db: Database): Promise<JobRow[]> =>
  acrossTenants(db, 'read metrics', async (tx) => {
    const { rows } = await tx.execute<JobRow>(sql`
      select kind, state, count(*)::int as n, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as oldest
      from jobs where state in ('queued', 'running') or finished_at > now() - make_interval(hours => ${outcomeHours})
      group by 1, 2`);
    return rows;
  });

const readFeeds = (db: Database): Promise<FeedRow[]> =>
  acrossTenants(db, 'read metrics', async (tx) => {
    const { rows } = await tx.execute<FeedRow>(
      sql`select feed, extract(epoch from now() - loaded_at)::float8 as age from intelligence_feeds`,
    );
    return rows;
  });

/**
 * Gauges of the queue, the jobs of the last day, the feeds and the data folder's disk. If the
 * database does not respond, they are absent, and `parapet_database_up` is 0. Returns a function
 * that refreshes them, to be called before the registry is printed.
 */
export const registerOperationalMetrics = (
  registry: Registry,
  db: Database,
  dataDir: string,
): (() => Promise<void>) => {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const waiting = gauge('parapet_jobs_waiting', 'Jobs in the queue', ['kind']);
  const running = gauge('parapet_jobs_running', 'Jobs that a worker has', ['kind']);
  const age = gauge('parapet_jobs_oldest_seconds', 'Since the longest waiting job was due', [
    'kind',
  ]);
  const ended = gauge('parapet_jobs_ended', 'Jobs that ended within the last 24 hours', [
    'kind',
    'state',
  ]);
  const feeds = gauge('parapet_feed_age_seconds', 'Since a feed was loaded', ['feed']);
  const disk = gauge('parapet_data_free_bytes', 'Free space of the data folder');
  const up = gauge('parapet_database_up', 'Whether the database answers');

  const collectJobs = async () => {
    for (const each of [waiting, running, age, ended]) each.reset();
    for (const { kind, state, n, oldest } of await readJobs(db)) {
      if (state === 'queued') {
        waiting.set({ kind }, n);
        age.set({ kind }, Math.max(0, oldest));
      } else if (state === 'running') running.set({ kind }, n);
      else ended.set({ kind, state }, n);
    }
  };
  const collectFeeds = async () => {
    feeds.reset();
    for (const { feed, age: seconds } of await readFeeds(db))
      if (seconds !== null) feeds.set({ feed }, seconds);
  };
  const collectDisk = async () => {
    const { bavail, bsize } = await statfs(dataDir);
    disk.set(bavail * bsize);
  };
  return async () => {
    const [answered] = await Promise.allSettled([collectJobs(), collectFeeds(), collectDisk()]);
    up.set(answered.status === 'fulfilled' ? 1 : 0);
  };
};
