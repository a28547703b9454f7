// How pull requests with fixes are opened in a repository.
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { clientId, timestamptz } from './columns.ts';

export type PullRequestSettings = Required<components['schemas']['PullRequestSettingsRequest']>;

/** `change` is the same for each attempt at the same pull request. */
export type PullRequestClaim = { id: string; change: string; expires_at: string };

export const pullRequestSettings = pgTable(
  'pull_request_settings',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    /** What a server of an earlier version did not save is the default. */
    settings: jsonb('settings').$type<Partial<PullRequestSettings>>().notNull(),
    /** Incremented on each save: the value of `ETag` and `If-Match`. */
    version: integer('version').notNull().default(1),
    /** In whose name Parapet opens pull requests by itself; null where it does not. */
    opensFor: uuid('opens_for'),
    /** Pull requests that are being opened: they count as open until they are recorded. */
    claims: jsonb('claims').$type<PullRequestClaim[]>().notNull().default([]),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.repositoryId] })],
);
