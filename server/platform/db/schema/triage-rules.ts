// Rules that act on findings added by imports, and the due dates that users and rules have set.
import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { clientId, createdAt, timestamptz } from './columns.ts';

type Schemas = components['schemas'];

export const triageRules = pgTable(
  'triage_rules',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Filters of the findings list in URL syntax, by key. */
    filter: jsonb('filter').$type<Record<string, string>>().notNull(),
    change: jsonb('change').$type<Schemas['TriageRuleChangeInput']>().notNull(),
    /** Rules are applied in this order. */
    position: integer('position').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** The user whose permissions the rule uses. */
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    /** The last run that changed a finding. */
    lastJobId: uuid('last_job_id'),
    lastRunAt: timestamptz('last_run_at'),
    lastChanged: integer('last_changed'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('triage_rules_name').on(t.clientId, sql`lower(${t.name})`),
  ],
);

/** Due dates that override those of the policies. Few findings have one. */
export const findingDueDates = pgTable(
  'finding_due_dates',
  {
    clientId: clientId(),
    findingId: uuid('finding_id').notNull(),
    /** Days from when the finding was first seen. */
    days: integer('days').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.findingId] })],
);
