// Teams: who belongs to them, and which part of the code they own.
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

/** The last reading of the CODEOWNERS file of a repository. */
export const codeownersFiles = pgTable(
  'codeowners_files',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    /** Where it lies; null: there is none. */
    path: text('path'),
    readAt: timestamptz('read_at').notNull(),
    /** Why it could not be read; what was read before still counts. */
    problem: text('problem'),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.repositoryId] })],
);

/** Whom a CODEOWNERS file names for each path that findings of its repository have. */
export const codeownersPaths = pgTable(
  'codeowners_paths',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    file: text('file').notNull(),
    /** The name of the owner as names of teams are compared: `payments-team`. */
    owner: text('owner').notNull(),
    /** As the file has it: `@acme/payments-team`. */
    handle: text('handle').notNull(),
    line: integer('line').notNull(),
    pattern: text('pattern').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.repositoryId, t.file, t.owner] }),
    index('codeowners_paths_owner').on(t.clientId, t.owner, t.repositoryId),
  ],
);
