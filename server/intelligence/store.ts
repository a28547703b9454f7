import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/connect.ts';
import { clients } from '../db/schema/accounts.ts';
import { intelligenceFeeds } from '../db/schema/intelligence.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { enqueueRecompute } from '../prioritisation/enqueue.ts';
import { texts } from '../db/text-match.ts';
import type { FeedError } from './feed-faults.ts';
import type { EpssFeed, KevCatalogue } from './feeds.ts';
import { enqueueJoinAliases } from './join-aliases-job.ts';
import type { OsvFeed } from './osv.ts';

export const feedNames = ['epss', 'kev', 'osv'] as const;
export type FeedName = (typeof feedNames)[number];

type Loaded = {
  feed: FeedName;
  version: string | null;
  date: string;
  entries: number;
  source: string;
  at: Date;
};

const recordLoad = async (tx: Tx, { at, feed, ...loaded }: Loaded): Promise<void> => {
  const values = { ...loaded, loadedAt: at, attemptedAt: at, error: null, fault: null };
  await tx
    .insert(intelligenceFeeds)
    .values({ feed, ...values })
    .onConflictDoUpdate({ target: intelligenceFeeds.feed, set: values });
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
    await recordLoad(tx, {
      feed: 'epss',
      version: feed.modelVersion,
      date: feed.date,
      entries: feed.scores.length,
      source,
      at,
    });
  });

export const storeKev = (
  db: Database,
  { version, date, entries }: KevCatalogue,
  source: string,
  at: Date,
): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    await tx.execute(sql`delete from kev_entries`);
    await tx.execute(sql`insert into kev_entries (cve, date_added, ransomware) select * from unnest(
      ${sql.param(entries.map(({ cve }) => cve))}::text[], ${sql.param(entries.map(({ dateAdded }) => dateAdded))}::date[], ${sql.param(entries.map(({ ransomware }) => ransomware))}::boolean[])
      on conflict (cve) do nothing`);
    await recordLoad(tx, { feed: 'kev', version, date, entries: entries.length, source, at });
  });

/** Replaces what was known: the file is the whole of it. */
export const storeOsv = (
  db: Database,
  { date, pairs }: OsvFeed,
  source: string,
  at: Date,
): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    await tx.execute(sql`delete from osv_aliases`);
    for (let from = 0; from < pairs.length; from += rowsPerStatement) {
      const part = pairs.slice(from, from + rowsPerStatement);
      await tx.execute(sql`
        with given as (select * from unnest(
          ${texts(part.map(({ vulnerability }) => vulnerability))}, ${texts(part.map(({ alias }) => alias))}, ${texts(part.map(({ record }) => record))}) as p(vulnerability, alias, record))
        insert into osv_aliases (vulnerability, alias, record) select * from given union select alias, vulnerability, record from given on conflict do nothing`);
    }
    await recordLoad(tx, {
      feed: 'osv',
      version: null,
      date,
      entries: await countAliased(tx),
      source,
      at,
    });
  });

/** How many vulnerabilities have a second name. */
const countAliased = async (tx: Tx): Promise<number> => {
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(
    sql`select count(distinct vulnerability)::int as n from osv_aliases`,
  );
  return row?.n ?? 0;
};

/** After OSV answered: the names are those of that day. */
export const recordLookups = (db: Database, source: string, at: Date): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    await recordLoad(tx, {
      feed: 'osv',
      version: null,
      date: at.toISOString().slice(0, 10),
      entries: await countAliased(tx),
      source,
      at,
    });
  });

/** The data of the last good load stay in force. */
export const recordFailure = (
  db: Database,
  feed: FeedName,
  source: string,
  { message: error, fault }: FeedError,
  at: Date,
): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    await tx
      .insert(intelligenceFeeds)
      .values({ feed, source, error, fault, attemptedAt: at })
      .onConflictDoUpdate({
        target: intelligenceFeeds.feed,
        set: { error, fault, attemptedAt: at },
      });
  });

export const feedState = (db: Database, feed: FeedName) =>
  acrossTenants(
    db,
    'load public reference data',
    async (tx) =>
      (await tx.select().from(intelligenceFeeds).where(eq(intelligenceFeeds.feed, feed)))[0],
  );

/** New knowledge moves priorities everywhere. */
export const rescoreEverybody = (db: Database): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    const everybody = await tx.select({ clientId: clients.clientId }).from(clients);
    for (const { clientId } of everybody) await enqueueRecompute(tx, { clientId }, {});
  });

/** New names join findings everywhere. */
export const joinEverybody = (db: Database): Promise<void> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    const everybody = await tx.select({ clientId: clients.clientId }).from(clients);
    for (const { clientId } of everybody) await enqueueJoinAliases(tx, clientId);
  });
