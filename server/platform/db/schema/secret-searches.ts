// Where the secrets of findings occur in the history of their repositories. The secrets themselves
// are never stored.
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { clientId, timestamptz } from './columns.ts';

type Schemas = components['schemas'];

/** The latest search of each finding; a new one replaces it. */
export const findingSecretSearches = pgTable(
  'finding_secret_searches',
  {
    clientId: clientId(),
    findingId: uuid('finding_id').notNull(),
    places: jsonb('places').$type<Schemas['SecretPlace'][]>().notNull(),
    placesTotal: integer('places_total').notNull(),
    commitsSearched: integer('commits_searched').notNull(),
    skippedFiles: integer('files_left_out').notNull(),
    cut: text('cut').$type<Schemas['SecretSearchCut']>(),
    isPrivate: boolean('is_private').notNull(),
    forks: integer('forks'),
    searchedAt: timestamptz('searched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.findingId] })],
);
