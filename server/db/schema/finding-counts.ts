// Counts for facets and charts, maintained by triggers (routines/10-finding-counts.sql). Rows are differences to be summed: writers only
// append, so that imports and people never wait for one another; a job folds them together.
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

/** The same without repository, tool and kind: a hundred rows where those are ten thousands. Every page of a list asks how many there are. */
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

/** The same by label, and by columns that would make the one above too large, written as labels: `language:python`. */
export const labelCounts = pgTable(
  'label_counts',
  {
    clientId: clientId(),
    id: key(),
    label: text('label').notNull(),
    /** `cwe` of `cwe:79`: what one facet reads. */
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

/** Findings that came and went by day, for the trend and the time to remediate. */
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
    /** Of the closed: those that were mended, which false positives and accepted risks are not. */
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
 * The paths that findings have had: far fewer than findings, so that a pattern is compared with these. Writers append what they do not see, so that none waits
 * for another, and nobody takes away what the last finding leaves: a path may be there twice, or without findings.
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
