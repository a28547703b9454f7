// How pull requests with fixes are opened: by the rules of the organization, and by a repository's
// own rules, which override them.
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { clientId, timestamptz } from './columns.ts';

export type PullRequestSettings = Required<
  Omit<components['schemas']['PullRequestSettingsRequest'], 'own'>
>;

/** `change` is the same for each attempt at the same pull request. */
export type PullRequestClaim = { id: string; change: string; expires_at: string };

export const pullRequestSettings = pgTable(
  'pull_request_settings',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    /** The repository's own rules; missing ones are the organization's. */
    settings: jsonb('settings').$type<Partial<PullRequestSettings>>().notNull(),
    /**
     * Incremented on each save: the value of `ETag` and `If-Match`. 0 before the first save, when
     * the row contains only `claims`.
     */
    version: integer('version').notNull().default(1),
    /**
     * The user in whose name Parapet opens pull requests automatically; null if that is not an own
     * rule.
     */
    opensFor: uuid('opens_for'),
    /** Pull requests that are being opened: they count as open until they are recorded. */
    claims: jsonb('claims').$type<PullRequestClaim[]>().notNull().default([]),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.repositoryId] })],
);

export const organizationPullRequestSettings = pgTable('organization_pull_request_settings', {
  clientId: clientId().primaryKey(),
  /** Missing rules are Parapet's defaults. */
  settings: jsonb('settings').$type<Partial<PullRequestSettings>>().notNull(),
  version: integer('version').notNull().default(1),
  /** Like the repository's, for repositories without a rule of their own. */
  opensFor: uuid('opens_for'),
  updatedAt: timestamptz('updated_at').notNull(),
});
