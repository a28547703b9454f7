// Second opinions of the organization's model on findings, and their daily usage.
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { clientId, timestamptz } from './columns.ts';

type Schemas = components['schemas'];

/** The latest opinion of each finding; a new one replaces it. */
export const findingOpinions = pgTable(
  'finding_opinions',
  {
    clientId: clientId(),
    findingId: uuid('finding_id').notNull(),
    verdict: text('verdict').$type<Schemas['OpinionVerdict']>().notNull(),
    confidence: integer('confidence').notNull(),
    summary: text('summary').notNull(),
    reasons: jsonb('reasons').$type<Schemas['OpinionReason'][]>().notNull(),
    model: text('model').notNull(),
    filesRead: integer('files_read').notNull(),
    linesRead: integer('lines_read').notNull(),
    secretsMasked: integer('secrets_masked').notNull(),
    tokens: integer('tokens'),
    /** Digest of the judged code. */
    basis: text('basis').notNull(),
    judgedAt: timestamptz('judged_at').notNull(),
    answer: text('answer').$type<Schemas['OpinionAnswer']>(),
    answeredBy: text('answered_by'),
    answeredAt: timestamptz('answered_at'),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.findingId] })],
);

export const opinionDays = pgTable(
  'opinion_days',
  {
    clientId: clientId(),
    /** `YYYY-MM-DD` in UTC. */
    day: text('day').notNull(),
    used: integer('used').notNull().default(0),
    skipped: integer('left_out').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
    /** Code of the failure that ended the last run. */
    failure: text('failure'),
    /** Notifications sent to the administrators today, each once. */
    notified: text('told').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.day] })],
);
