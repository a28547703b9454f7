// How pull requests with fixes are opened in a repository.
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { clientId, timestamptz } from './columns.ts';

export type PullRequestSettings = Required<components['schemas']['PullRequestSettingsRequest']>;

export const pullRequestSettings = pgTable(
  'pull_request_settings',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    /** What a server of an earlier version did not save is the default. */
    settings: jsonb('settings').$type<Partial<PullRequestSettings>>().notNull(),
    /** Incremented on each save: the value of `ETag` and `If-Match`. */
    version: integer('version').notNull().default(1),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.repositoryId] })],
);
