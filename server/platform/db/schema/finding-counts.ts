// Counts for facets and charts, written with each change of findings (../counted-writes.ts). Rows
// are deltas to be summed. Writers only append, so imports and users never wait for one another; a
// job compacts the rows.
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientId } from './columns.ts';

const ofState = () => ({
  severity: text('severity').notNull(),
  status: text('status').notNull(),
  falsePositive: boolean('false_positive').notNull(),
  isDuplicate: boolean('is_duplicate').notNull(),
  kev: boolean('kev').notNull(),
});

const dimensions = () => ({
  repositoryId: uuid('repository_id').notNull(),
  ...ofState(),
  tool: text('tool').notNull(),
  category: text('category').notNull(),
  type: text('type').notNull(),
});

const key = () => bigserial('id', { mode: 'number' });

export const findingCounts = pgTable(
  'finding_counts',
  {
    clientId: clientId(),
    id: key(),
    ...dimensions(),
    n: integer('n').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('finding_counts_repository').on(t.clientId, t.repositoryId),
    index('finding_counts_tool').on(t.clientId, t.tool),
  ],
);

/**
 * The same without repository, tool, category and type: a hundred rows instead of tens of
 * thousands. Every page of a list reads its total here.
 */
export const findingTotals = pgTable(
  'finding_totals',
  {
    clientId: clientId(),
    id: key(),
    ...ofState(),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.id] })],
);

/**
 * Counts by label. Columns that would multiply the rows of `finding_counts` are counted here as
 * labels, e.g. `language:python`.
 */
export const labelCounts = pgTable(
  'label_counts',
  {
    clientId: clientId(),
    id: key(),
    label: text('label').notNull(),
    /** `cwe` of `cwe:79`: a facet reads one kind. */
    kind: text('kind')
      .notNull()
      .generatedAlwaysAs(sql`split_part(label, ':', 1)`),
    ...dimensions(),
    n: integer('n').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('label_counts_kind').on(t.clientId, t.kind, t.label),
  ],
);

/** Findings opened and closed by day, for the trend and the mean time to remediate. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    clientId: clientId(),
    id: key(),
    day: date('day').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    severity: text('severity').notNull(),
    opened: integer('opened').notNull(),
    closed: integer('closed').notNull(),
    /** Closed findings that were fixed; excludes false positives and accepted risks. */
    fixed: integer('fixed').notNull(),
    /** Hours from first seen to the fix, summed over `fixed`. */
    fixHours: integer('fix_hours').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('daily_counts_day').on(t.clientId, t.day),
  ],
);

/**
 * The distinct paths of findings. There are far fewer paths than findings, so a path pattern is
 * matched against this table. Writers append paths that they do not see, so they never wait for one
 * another, and never delete: a path may occur twice, or have no findings.
 */
export const findingFiles = pgTable(
  'finding_files',
  {
    clientId: clientId(),
    id: key(),
    file: text('file').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('finding_files_file').on(t.clientId, t.file),
  ],
);
