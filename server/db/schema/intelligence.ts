// Public knowledge about vulnerabilities. No organisation owns it: everybody reads it, the server writes it.
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { FeedFault } from '../../intelligence/feed-faults.ts';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const epssScores = pgTable('epss_scores', {
  cve: text('cve').primaryKey(),
  score: doublePrecision('score').notNull(),
  percentile: doublePrecision('percentile').notNull(),
});

export const kevEntries = pgTable('kev_entries', {
  cve: text('cve').primaryKey(),
  dateAdded: date('date_added').notNull(),
  ransomware: boolean('ransomware').notNull(),
});

/** Two names of one vulnerability, each way round, as a record of OSV says. */
export const osvAliases = pgTable(
  'osv_aliases',
  {
    vulnerability: text('vulnerability').notNull(),
    alias: text('alias').notNull(),
    record: text('record').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vulnerability, t.alias, t.record] }),
    index('osv_aliases_record').on(t.record),
  ],
);

/** What OSV was asked about, one at a time, and whether it knew. */
export const osvLookups = pgTable('osv_lookups', {
  vulnerability: text('vulnerability').primaryKey(),
  known: boolean('known').notNull(),
  askedAt: moment('asked_at').notNull(),
});

export const intelligenceFeeds = pgTable('intelligence_feeds', {
  feed: text('feed', { enum: ['epss', 'kev', 'osv'] }).primaryKey(),
  /** Absent until a first load succeeded. */
  version: text('version'),
  /** The publisher's own date of the data. */
  date: date('date'),
  entries: integer('entries').notNull().default(0),
  loadedAt: moment('loaded_at'),
  /** `bundled`, `file`, or the address it came from. */
  source: text('source').notNull(),
  /** Why the last attempt failed; absent when it did not. The data of the load before it stay. */
  error: text('error'),
  /** The word for it and what it names. */
  fault: jsonb('fault').$type<FeedFault>(),
  attemptedAt: moment('attempted_at'),
});
