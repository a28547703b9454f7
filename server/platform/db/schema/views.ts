// Saved filters and column choices of users.
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientId, createdAt, timestamptz } from './columns.ts';

export const savedFilters = pgTable(
  'saved_filters',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    /** The list of the filter: `findings`, or the source suffix of the specification's variants. */
    source: text('source').notNull().default('findings'),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    /** In the order in which they were saved, in URL syntax. */
    filters: jsonb('filters').$type<{ key: string; value: string }[]>().notNull(),
    shared: boolean('shared').notNull().default(false),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('saved_filters_name').on(t.clientId, t.ownerId, t.source, sql`lower(${t.name})`),
  ],
);

/** The saved filter that a user has active. A shared filter is active for each user separately. */
export const activeFilters = pgTable(
  'active_filters',
  {
    clientId: clientId(),
    userId: uuid('user_id').notNull(),
    source: text('source').notNull(),
    filterId: uuid('filter_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.userId, t.source] })],
);

/**
 * A user's visits of the findings list. `lastSeenAt` moves during a visit; at the start of the next
 * one it becomes `since`, the end of the previous visit.
 */
export const findingVisits = pgTable(
  'finding_visits',
  {
    clientId: clientId(),
    userId: uuid('user_id').notNull(),
    /** When the previous visit ended; null during the first. */
    since: timestamptz('since'),
    /** `since` during the previous visit: findings that were new then came after this. */
    sinceBefore: timestamptz('since_before'),
    lastSeenAt: timestamptz('last_seen_at').notNull(),
    /** When the user marked all findings as seen, during this visit. */
    seenAllAt: timestamptz('seen_all_at'),
    /** The values that this replaced, for undo. */
    seenAllUndo: jsonb('seen_all_undo').$type<{ seenAllAt: string | null; unseen: string[] }>(),
    /** New findings that the user marked as seen, during this visit. */
    seen: uuid('seen').array().notNull().default([]),
    /** Other findings that the user marked as new; kept until the user marks them as seen. */
    unseen: uuid('unseen').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.userId] })],
);

export const selectedColumns = pgTable(
  'selected_columns',
  {
    clientId: clientId(),
    userId: uuid('user_id').notNull(),
    columns: jsonb('columns').$type<{ key: string; width: number | null }[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.userId] })],
);
