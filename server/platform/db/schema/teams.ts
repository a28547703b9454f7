// Teams: who belongs to them, and which part of the code they own.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientId, createdAt } from './columns.ts';

export const teams = pgTable(
  'teams',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    createdBy: uuid('created_by'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('teams_name').on(t.clientId, sql`lower(${t.name})`),
  ],
);

export const teamMembers = pgTable(
  'team_members',
  {
    clientId: clientId(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.teamId, t.userId] }),
    index('team_members_user').on(t.clientId, t.userId),
  ],
);

/**
 * One part of the code, as a person has entered it: a repository, all repositories with a tag, or
 * paths within them.
 */
export const teamOwnerships = pgTable(
  'team_ownerships',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    teamId: uuid('team_id').notNull(),
    /** Null together with `tag`: every repository. */
    repositoryId: uuid('repository_id'),
    tag: text('tag'),
    /** Paths as in a CODEOWNERS file; null: all of them. */
    path: text('path'),
    /** The path as a regular expression. */
    pattern: text('pattern'),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('team_ownerships_team').on(t.clientId, t.teamId, t.position),
  ],
);
