// The result of a bulk job for each finding, and the files that jobs offer for download.
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
import { bytes, clientId, createdAt, timestamptz } from './columns.ts';

export const bulkOutcomes = ['pending', 'done', 'skipped', 'failed'] as const;

export const bulkItems = pgTable(
  'bulk_items',
  {
    clientId: clientId(),
    jobId: uuid('job_id').notNull(),
    findingId: uuid('finding_id').notNull(),
    outcome: text('outcome', { enum: bulkOutcomes }).notNull().default('pending'),
    /** Stable code of the reason. */
    code: text('code'),
    reason: text('reason'),
    /** URL of the pull request or issue that was created for the finding. */
    link: text('link'),
    /**
     * The finding before the job, and its version after it. Undo restores `before` if the version
     * has not changed since.
     */
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
    /** Hash of the current download token; each read of the job issues a new one. */
    tokenHash: bytes('token_hash'),
    tokenExpiresAt: timestamptz('token_expires_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.jobId] }),
    uniqueIndex('export_files_token').on(t.tokenHash),
  ],
);
