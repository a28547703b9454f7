// What a job does with each of many findings, and the files that jobs leave for download.
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
import { bytes, clientId, createdAt, moment } from './columns.ts';

export const bulkOutcomes = ['pending', 'done', 'skipped', 'failed'] as const;

export const bulkItems = pgTable(
  'bulk_items',
  {
    clientId: clientId(),
    jobId: uuid('job_id').notNull(),
    findingId: uuid('finding_id').notNull(),
    outcome: text('outcome', { enum: bulkOutcomes }).notNull().default('pending'),
    /** A stable word for the reason. */
    code: text('code'),
    reason: text('reason'),
    /** What was opened for the finding elsewhere. */
    link: text('link'),
    /** The finding as it was, and its version afterwards: what taking it back restores, and whether it still may. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    versionAfter: integer('version_after'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.jobId, t.findingId] }),
    index('bulk_items_pending')
      .on(t.clientId, t.jobId, t.findingId)
      .where(sql`outcome = 'pending'`),
  ],
);

export const exportFiles = pgTable(
  'export_files',
  {
    clientId: clientId(),
    jobId: uuid('job_id').notNull(),
    fileName: text('file_name').notNull(),
    size: doublePrecision('size').notNull(),
    /** Hash of the token of the present address; each reading of the job makes a new one. */
    tokenHash: bytes('token_hash'),
    tokenExpiresAt: moment('token_expires_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.jobId] }),
    uniqueIndex('export_files_token').on(t.tokenHash),
  ],
);
