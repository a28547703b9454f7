// SBOMs: the components of a repository and their dependencies.
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientId } from './columns.ts';

export const components = pgTable(
  'components',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    scanId: uuid('scan_id').notNull(),
    ref: text('ref').notNull(),
    name: text('name').notNull(),
    version: text('version'),
    purl: text('purl'),
    ecosystem: text('ecosystem'),
    type: text('type'),
    direct: boolean('direct'),
    licenses: text('licenses')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Another current SBOM of the repository, which takes precedence, also has the component. */
    repeated: boolean('repeated').notNull().default(false),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('components_repository').on(t.clientId, t.repositoryId, t.scanId, t.ref),
    index('components_name').on(t.clientId, t.name, t.id),
  ],
);

/** The scan with the current SBOM of each subject of a repository. */
export const repositorySboms = pgTable(
  'repository_bills',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    subject: text('subject').notNull(),
    scanId: uuid('scan_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.repositoryId, t.subject] }),
    uniqueIndex('repository_bills_scan').on(t.clientId, t.scanId),
  ],
);

export const dependencies = pgTable(
  'dependencies',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    scanId: uuid('scan_id').notNull(),
    fromRef: text('from_ref').notNull(),
    toRef: text('to_ref').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.repositoryId, t.scanId, t.fromRef, t.toRef] }),
    index('dependencies_to').on(t.clientId, t.repositoryId, t.scanId, t.toRef),
  ],
);
