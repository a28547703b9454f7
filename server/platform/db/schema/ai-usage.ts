// Usage of an organization's AI services, and the reviewers' notes that are sent to them.
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { clientId, createdAt, timestamptz } from './columns.ts';

type Schemas = components['schemas'];

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

export const aiUsage = pgTable(
  'ai_usage',
  {
    clientId: clientId(),
    /** `YYYY-MM` in UTC. */
    month: text('month').notNull(),
    purpose: text('purpose').$type<Schemas['AiPurpose']>().notNull(),
    provider: text('provider').$type<Schemas['RemediatorType']>().notNull(),
    model: text('model').notNull(),
    calls: integer('calls').notNull().default(0),
    /** Number of answers without a token count. */
    estimated: integer('estimated').notNull().default(0),
    tokensIn: amount('tokens_in'),
    tokensOut: amount('tokens_out'),
    /** Millionths of the currency, at the prices at the time of each call. */
    costMicros: amount('cost_micros'),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.month, t.purpose, t.provider, t.model] })],
);

/** Locked while a call reserves its share, so that parallel jobs see each other's reservations. */
export const aiMonths = pgTable(
  'ai_months',
  {
    clientId: clientId(),
    month: text('month').notNull(),
    /** Percentages of the budget of which the administrators were notified, each once. */
    notified: integer('told').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.month] })],
);

/** Calls in progress, with their expected usage. */
export const aiReservations = pgTable(
  'ai_reservations',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
    costMicros: amount('cost_micros'),
    /** A server that stopped during a call does not release its reservation. */
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.id] })],
);

/** Notes of reviewers on the findings of a rule in a repository, each text once. */
export const reviewerNotes = pgTable(
  'reviewer_notes',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    tool: text('tool').notNull(),
    ruleId: text('rule_id').notNull(),
    /** The finding of the latest note with this text. */
    findingId: uuid('finding_id').notNull(),
    about: text('about').$type<Schemas['ReviewerNoteSubject']>().notNull(),
    /** The verdict that the decision is about, for an opinion. */
    before: text('before'),
    /** `accepted` or `refused` for an opinion, `true` or `false` for "false positive". */
    decision: text('decision').notNull(),
    /** The reviewer's wording. */
    source: text('source').notNull(),
    /** The text as an administrator edited it. */
    text: text('text').notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
    editedBy: text('edited_by'),
    editedAt: timestamptz('edited_at'),
    /** Kept for a while, so that the deletion can be undone. */
    deletedAt: timestamptz('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('reviewer_notes_said').on(
      t.clientId,
      t.repositoryId,
      t.tool,
      t.ruleId,
      sql`md5(source)`,
    ),
    index('reviewer_notes_newest').on(t.clientId, t.createdAt, t.id),
  ],
);
