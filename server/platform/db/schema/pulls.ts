// Findings that are pulled from services of the organization: which project belongs to which
// repository.
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clientId, timestamptz } from './columns.ts';

export const pullSources = ['checkmarx', 'fortify', 'black_duck'] as const;
export type PullSourceKey = (typeof pullSources)[number];

export const pullOutcomes = ['imported', 'up_to_date', 'no_scan', 'failed'] as const;
export type PullOutcome = (typeof pullOutcomes)[number];

/** The latest report that was passed to the import: the next pull takes only later ones. */
export type PullCursor = { reportId: string; createdAt: string };

export const pullMappings = pgTable(
  'pull_mappings',
  {
    clientId: clientId(),
    source: text('source', { enum: pullSources }).notNull(),
    projectId: text('project_id').notNull(),
    projectName: text('project_name').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    cursor: jsonb('cursor').$type<PullCursor>(),
    pulledAt: timestamptz('pulled_at'),
    outcome: text('outcome', { enum: pullOutcomes }),
    /** Message of the last pull's failure. */
    problem: text('problem'),
    /** The import of the last report. */
    scanId: uuid('scan_id'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.source, t.projectId] }),
    index('pull_mappings_repository').on(t.clientId, t.repositoryId),
  ],
);
