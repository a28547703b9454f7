import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/connect.ts';
import { clients } from '../db/schema/accounts.ts';
import { intelligenceFeeds } from '../db/schema/intelligence.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { enqueueRecompute } from '../prioritisation/enqueue.ts';
import type { EpssFeed, KevCatalogue } from './feeds.ts';

export type FeedName = 'epss' | 'kev';

type Loaded = { feed: FeedName; version: string; date: string; entries: number; source: string; at: Date };

const recordLoad = async (tx: Tx, { at, feed, ...loaded }: Loaded): Promise<void> => {
  const values = { ...loaded, loadedAt: at, attemptedAt: at, error: null };
  await tx.insert(intelligenceFeeds).values({ feed, ...values }).onConflictDoUpdate({ target: intelligenceFeeds.feed, set: values });
};

const rowsPerStatement = 10_000;

/** Replaces the whole table in one transaction: readers see yesterday's scores or today's. */
export const storeEpss = (db: Database, feed: EpssFeed, source: string, at: Date): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    await tx.execute(sql`delete from epss_scores`);
    for (let from = 0; from < feed.scores.length; from += rowsPerStatement) {
      const part = feed.scores.slice(from, from + rowsPerStatement);
      await tx.execute(sql`insert into epss_scores (cve, score, percentile) select * from unnest(
        ${sql.param(part.map(({ cve }) => cve))}::text[], ${sql.param(part.map(({ score }) => score))}::float8[], ${sql.param(part.map(({ percentile }) => percentile))}::float8[])
        on conflict (cve) do nothing`);
    }
    await recordLoad(tx, { feed: 'epss', version: feed.modelVersion, date: feed.date, entries: feed.scores.length, source, at });
  });

export const storeKev = (db: Database, { version, date, entries }: KevCatalogue, source: string, at: Date): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    await tx.execute(sql`delete from kev_entries`);
    await tx.execute(sql`insert into kev_entries (cve, date_added, ransomware) select * from unnest(
      ${sql.param(entries.map(({ cve }) => cve))}::text[], ${sql.param(entries.map(({ dateAdded }) => dateAdded))}::date[], ${sql.param(entries.map(({ ransomware }) => ransomware))}::boolean[])
      on conflict (cve) do nothing`);
    await recordLoad(tx, { feed: 'kev', version, date, entries: entries.length, source, at });
  });

/** The data of the last good load stay in force. */
export const recordFailure = (db: Database, feed: FeedName, source: string, error: string, at: Date): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    await tx.insert(intelligenceFeeds).values({ feed, source, error, attemptedAt: at })
      .onConflictDoUpdate({ target: intelligenceFeeds.feed, set: { error, attemptedAt: at } });
  });

export const feedState = (db: Database, feed: FeedName) =>
  acrossTenants(db, 'load public reference data', async (tx) => (await tx.select().from(intelligenceFeeds).where(eq(intelligenceFeeds.feed, feed)))[0]);

/** New knowledge moves priorities everywhere. */
export const rescoreEverybody = (db: Database): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    const everybody = await tx.select({ clientId: clients.clientId }).from(clients);
    for (const { clientId } of everybody) await enqueueRecompute(tx, { clientId }, {});
  });
