// What keeps the organisation running: jobs, the audit log, mail, notifications, settings and secrets.
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { bytes, clientId, createdAt, moment } from './columns.ts';

type Json = Record<string, unknown>;

export const jobStates = ['queued', 'running', 'succeeded', 'failed'] as const;

export const jobs = pgTable(
  'jobs',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Json>().notNull(),
    state: text('state', { enum: jobStates }).notNull().default('queued'),
    dedupeKey: text('dedupe_key'),
    progress: doublePrecision('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(5),
    runAt: moment('run_at').notNull().defaultNow(),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    result: jsonb('result').$type<Json>(),
    error: text('error'),
    /** A stable word for the reason: what `error` says is for programs and the operator. */
    errorCode: text('error_code'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('jobs_due')
      .on(t.runAt)
      .where(sql`state in ('queued', 'running')`),
    uniqueIndex('jobs_dedupe')
      .on(t.clientId, t.kind, t.dedupeKey)
      .where(sql`state in ('queued', 'running')`),
  ],
);

export const auditLog = pgTable(
  'audit_log',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Absent when the server acted by itself. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    detail: jsonb('detail').$type<Json>().notNull().default({}),
    requestId: text('request_id'),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.id] })],
);

export const mailStates = ['queued', 'sent', 'failed', 'cancelled'] as const;

/** Over SMTP, or into a file for the operator. */
export const mailDeliveries = ['smtp', 'file'] as const;

export const outbox = pgTable(
  'outbox',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    locale: text('locale').notNull().default('en'),
    subject: text('subject').notNull(),
    /** Encrypted: it may hold a one-time link. */
    body: bytes('body').notNull(),
    /** The body with every one-time link masked: all that the API shows. */
    preview: text('preview').notNull(),
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: moment('attempted_at'),
    delivery: text('delivery', { enum: mailDeliveries }),
    /** What the mail server said when it took the letter over. */
    answer: text('answer'),
    userId: uuid('user_id'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.id] })],
);

export const notifications = pgTable(
  'notifications',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    type: text('type').notNull(),
    status: text('status', { enum: ['unread', 'read'] })
      .notNull()
      .default('unread'),
    title: text('title').notNull(),
    message: text('message').notNull().default(''),
    /** What the words say, for other languages. */
    facts: jsonb('facts').$type<components['schemas']['NotificationFacts']>(),
    /** What it is about: `finding`, `scan`, … and its id. */
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('notifications_user').on(t.clientId, t.userId, t.id),
  ],
);

export const settings = pgTable(
  'settings',
  {
    clientId: clientId(),
    key: text('key').notNull(),
    value: jsonb('value').$type<Json>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    updatedBy: uuid('updated_by'),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.key] })],
);

export const secrets = pgTable(
  'secrets',
  {
    clientId: clientId(),
    name: text('name').notNull(),
    ciphertext: bytes('ciphertext').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.name] })],
);

/** Counts per key and window, shared by all processes. Holds no tenant's data: keys are hashes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: moment('reset_at').notNull(),
});
