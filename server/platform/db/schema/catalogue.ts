// Plans and partners of the installation; domains, connectors and image specifications of an
// organization.
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientId, createdAt, timestamptz } from './columns.ts';

export const pricings = pgTable(
  'pricings',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description'),
    tier: text('tier').notNull(),
    priceUsd: doublePrecision('price_usd').notNull(),
    discountPercent: doublePrecision('discount_percent').notNull(),
    features: text('features')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Null: unlimited. */
    includedRepositories: integer('included_repositories'),
    includedMembers: integer('included_members'),
    includedAiFixes: integer('included_ai_fixes'),
    stripeProductId: text('stripe_product_id'),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('pricings_name').on(sql`lower(${t.name})`)],
);

export const partners = pgTable(
  'partners',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    active: boolean('active').notNull(),
    discountPercent: doublePrecision('discount_percent').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('partners_email').on(sql`lower(${t.email})`)],
);

export const domains = pgTable(
  'domains',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    domain: text('domain').notNull(),
    /** Value of the TXT record that proves ownership. Not a secret. */
    challenge: text('challenge').notNull(),
    validatedAt: timestamptz('validated_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('domains_domain').on(t.clientId, t.domain),
  ],
);

export const domainRepositories = pgTable(
  'domain_repositories',
  {
    clientId: clientId(),
    domainId: uuid('domain_id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.domainId, t.repositoryId] }),
    index('domain_repositories_repository').on(t.clientId, t.repositoryId),
  ],
);

export const userConnectors = pgTable(
  'user_connectors',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    kind: text('kind', { enum: ['webhook', 'scanner', 'source'] }).notNull(),
    definition: jsonb('definition').$type<Record<string, unknown>>().notNull().default({}),
    published: boolean('published').notNull(),
    added: boolean('added').notNull().default(false),
    authorId: uuid('author_id'),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('user_connectors_name').on(t.clientId, sql`lower(${t.name})`),
  ],
);

export const containerSpecs = pgTable(
  'container_specs',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    platform: text('platform').notNull(),
    image: text('image').notNull(),
    tag: text('tag').notNull(),
    /** The form's fields without secrets, which are sealed in `secrets`. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.repositoryId] })],
);

/** A policy rule of the organization: which findings it matches, and its actions. */
export const policies = pgTable(
  'policies',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    category: text('category').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Filters of the findings list in URL syntax, combined by AND. */
    conditions: jsonb('conditions').$type<{ key: string; value: string }[]>().notNull(),
    actions: jsonb('actions')
      .$type<{ due_days: number | null; notify: boolean; gate: boolean }>()
      .notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('policies_name').on(t.clientId, sql`lower(${t.name})`),
  ],
);

/** Risks covered without a tool that scans for them, on an administrator's statement. */
export const recordedAssessments = pgTable(
  'recorded_assessments',
  {
    clientId: clientId(),
    kind: text('kind', { enum: ['slsa_threat', 'cicd_risk', 'control'] }).notNull(),
    /** `C`, `CICD-SEC-4`, `pciDss4:6.2.4` */
    code: text('code').notNull(),
    reason: text('reason').notNull(),
    /** The last day on which it is valid. */
    until: date('until').notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: timestamptz('recorded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.kind, t.code] })],
);
