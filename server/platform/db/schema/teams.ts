// Teams: their members, and the parts of the code that they own.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientId, createdAt, timestamptz } from './columns.ts';

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
 * One part of the code, as a user entered it: a repository, all repositories with a tag, or paths
 * within them.
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
    /** Paths in the syntax of CODEOWNERS files; null: all of them. */
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

/** The last read of a repository's CODEOWNERS file. */
export const codeownersFiles = pgTable(
  'codeowners_files',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    /** Path of the file; null: there is none. */
    path: text('path'),
    readAt: timestamptz('read_at').notNull(),
    /** Why it could not be read; the previous content stays in effect. */
    problem: text('problem'),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.repositoryId] })],
);

/** The owners in a CODEOWNERS file for each path that findings of its repository have. */
export const codeownersPaths = pgTable(
  'codeowners_paths',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    file: text('file').notNull(),
    /** The owner's name in the form in which team names are compared: `payments-team`. */
    owner: text('owner').notNull(),
    /** The name in the file: `@acme/payments-team`. */
    handle: text('handle').notNull(),
    line: integer('line').notNull(),
    pattern: text('pattern').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.repositoryId, t.file, t.owner] }),
    index('codeowners_paths_owner').on(t.clientId, t.owner, t.repositoryId),
  ],
);
