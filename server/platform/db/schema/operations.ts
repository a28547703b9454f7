// Jobs, the audit log, mail, notifications, settings and secrets.
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { bytes, clientId, createdAt, timestamptz } from './columns.ts';

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
    runAt: timestamptz('run_at').notNull().defaultNow(),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: timestamptz('lease_until'),
    result: jsonb('result').$type<Json>(),
    error: text('error'),
    /** Stable code of the failure; `error` is its message for operators. */
    errorCode: text('error_code'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    finishedAt: timestamptz('finished_at'),
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
    at: timestamptz('at').notNull().defaultNow(),
    /** Absent for actions of the server. */
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

/** By SMTP, or into a file for the operator. */
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
    /** Encrypted: the body may contain a one-time link. */
    body: bytes('body').notNull(),
    /** Also encrypted; null in mails of an earlier version, which are sent as text only. */
    html: bytes('html'),
    /** The body with masked one-time links, as the API returns it. */
    preview: text('preview').notNull(),
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: timestamptz('attempted_at'),
    delivery: text('delivery', { enum: mailDeliveries }),
    /** The response of the mail server that accepted the mail. */
    answer: text('answer'),
    userId: uuid('user_id'),
    createdAt: createdAt(),
    sentAt: timestamptz('sent_at'),
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
    /** Values for the translated text. */
    facts: jsonb('facts').$type<components['schemas']['NotificationFacts']>(),
    /** The resource: `finding`, `scan`, … and its id. */
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    /** False for notifications that are sent only by mail. */
    inApp: boolean('in_app').notNull().default(true),
    /** The mail that has to include the notification; null once written, and if none has to. */
    pendingMail: text('pending_mail', { enum: ['now', 'daily'] }),
    /** When it was marked as read together with others; identifies the set for undo. */
    readTogetherAt: timestamptz('read_together_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('notifications_user').on(t.clientId, t.userId, t.id),
    index('notifications_pending_mail')
      .on(t.clientId, t.userId)
      .where(sql`pending_mail is not null`),
  ],
);

export const settings = pgTable(
  'settings',
  {
    clientId: clientId(),
    key: text('key').notNull(),
    value: jsonb('value').$type<Json>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
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
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.name] })],
);

/** One row: the fingerprint of the key that sealed the stored secrets. */
export const secretKeyPrint = pgTable('secret_key_print', {
  only: boolean('only').primaryKey().default(true),
  fingerprint: text('fingerprint').notNull(),
});

/**
 * Responses to requests with an `Idempotency-Key`, kept for a day. The response is sealed, because
 * it may contain a token that is shown once; it is absent while the request is being processed.
 */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    clientId: clientId(),
    /** Hash of the caller and the key. */
    key: bytes('key').notNull(),
    /** Hash of the request. */
    request: bytes('request').notNull(),
    answer: bytes('answer'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.key] })],
);

/** Counts by key and window, shared by all processes. Contains no tenant data: keys are hashes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: timestamptz('reset_at').notNull(),
});
