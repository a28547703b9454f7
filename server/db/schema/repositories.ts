// What is scanned, by whom it is looked after, and every report that came in for it.
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { ScanNote } from '../../imports/notes.ts';
import type { ScanChange } from '../../imports/preview.repo.ts';
import type { Facts } from '../../runtime/blanks.ts';
import { clientId, createdAt, moment } from './columns.ts';

export const repositoryPriorities = ['critical', 'high', 'medium', 'low'] as const;

export const repositories = pgTable(
  'repositories',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    nickname: text('nickname').notNull(),
    uri: text('uri'),
    url: text('url'),
    sourceControl: text('source_control').notNull(),
    /** The default branch: what is seen there is what counts. */
    branch: text('branch').notNull().default('main'),
    repoType: text('repo_type'),
    /** `enriched` once a first scan has been imported. */
    status: text('status', { enum: ['pending', 'enriched'] })
      .notNull()
      .default('pending'),
    description: text('description'),
    /** Reports arrive from a pipeline: with an API token. */
    pipeline: boolean('pipeline').notNull().default(false),
    workflowPrUrl: text('workflow_pr_url'),
    active: boolean('active').notNull().default(true),
    /** How much depends on it. */
    priority: text('priority', { enum: repositoryPriorities }).notNull().default('medium'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    dealsWithConfidentialData: boolean('deals_with_confidential_data').notNull().default(false),
    primaryPurpose: text('primary_purpose'),
    /** The image or cloud (`image:ghcr.io/acme/api`, `cloud:aws`) for whose findings it was made, where it has no code. */
    homeOf: text('home_of'),
    lastScanAt: moment('last_scan_at'),
    createdAt: createdAt(),
    createdBy: uuid('created_by'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('repositories_home_of')
      .on(t.clientId, t.homeOf)
      .where(sql`home_of is not null`),
    uniqueIndex('repositories_nickname').on(t.clientId, sql`lower(${t.nickname})`),
  ],
);

export const repositoryMembers = pgTable(
  'repository_members',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.userId, t.repositoryId] })],
);

export const scanStatuses = ['queued', 'running', 'succeeded', 'failed'] as const;
export const scanPhases = [
  'waiting',
  'fetching',
  'scanning',
  'reading',
  'comparing',
  'publishing',
  'done',
] as const;
export const scanKinds = ['full', 'sast', 'sca', 'secret', 'iac', 'image', 'cloud'] as const;
export const scanCauses = ['request', 'schedule', 'change'] as const;

export type ScanCounts = components['schemas']['ScanCounts'];
export type ScanErrorCode = components['schemas']['ScanErrorCode'];

export const noCounts: ScanCounts = {
  total: 0,
  new: 0,
  new_by_severity: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
  matched: 0,
  moved: 0,
  reopened: 0,
  fixed: 0,
  duplicates: 0,
  ignored: 0,
  components: 0,
};

export const scans = pgTable(
  'scans',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    status: text('status', { enum: scanStatuses }).notNull().default('queued'),
    phase: text('phase', { enum: scanPhases }).notNull().default('waiting'),
    progress: doublePrecision('progress').notNull().default(0),
    fileName: text('file_name').notNull(),
    fileSize: doublePrecision('file_size').notNull(),
    fileHash: text('file_hash').notNull(),
    /** Path below the data directory's `uploads/`: until the import has ended, or for a day after it where it failed or left something out. */
    upload: text('upload'),
    /** Of what Parapet scans itself: the request, what it looks for and why, the program, and the image or cloud. Null where somebody sent the report. */
    runId: uuid('run_id'),
    kind: text('kind', { enum: scanKinds }),
    cause: text('cause', { enum: scanCauses }),
    scanner: text('scanner'),
    runSubject: text('run_subject'),
    /** The scan whose report this one imports again. */
    againOf: uuid('again_of'),
    toolHint: text('tool_hint'),
    extHint: text('ext_hint'),
    /** What the sender says that the report looked at (`host:shop.example`). */
    target: text('target'),
    /** What its bill of materials is of, where its report or its sender names one thing: `component:shop`, `image:shop/api`. Empty: the repository. */
    subject: text('subject').notNull().default(''),
    /** Somebody has put its bill away. */
    billPutAway: boolean('bill_put_away').notNull().default(false),
    tools: text('tools')
      .array()
      .notNull()
      .default(sql`'{}'`),
    toolVersion: text('tool_version'),
    format: text('format'),
    /** As the sender says; else the report's own, else the default branch: settled when it is published. */
    branch: text('branch'),
    commit: text('commit'),
    /** False: a report on a part of the code, which closes nothing. */
    complete: boolean('complete').notNull().default(true),
    dryRun: boolean('dry_run').notNull().default(false),
    /** The attempt that may publish; set when one starts, so that a late one cannot. */
    generation: uuid('generation'),
    observedAt: moment('observed_at'),
    counts: jsonb('counts').$type<ScanCounts>().notNull().default(noCounts),
    ignoredByReason: jsonb('ignored_by_reason')
      .$type<Record<string, number>>()
      .notNull()
      .default({}),
    notes: jsonb('notes').$type<ScanNote[]>().notNull().default([]),
    /** Of a dry run, which publishes none: those that it would change. */
    changes: jsonb('changes').$type<ScanChange[]>().notNull().default([]),
    errorCode: text('error_code').$type<ScanErrorCode>(),
    errorMessage: text('error_message'),
    /** What the message is made of, for other languages (`reports/report-faults.ts`). */
    errorType: text('error_type'),
    errorFacts: jsonb('error_facts').$type<Facts>().notNull().default({}),
    errorPointer: text('error_pointer'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    undoneAt: moment('undone_at'),
    /** When it wrote into histories, by the database's clock: the ids of those events, which sort by time, lie in between. */
    eventsFrom: moment('events_from'),
    eventsTo: moment('events_to'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('scans_repository').on(t.clientId, t.repositoryId, t.id),
    uniqueIndex('scans_again')
      .on(t.clientId, t.againOf)
      .where(sql`again_of is not null`),
    index('scans_kept')
      .on(t.finishedAt)
      .where(sql`upload is not null`),
    index('scans_kind')
      .on(t.clientId, t.kind, t.id)
      .where(sql`kind is not null`),
  ],
);

/** The findings that an import had again: one row of sorted ids, kept for a month. */
export const scanMatches = pgTable(
  'scan_matches',
  {
    clientId: clientId(),
    scanId: uuid('scan_id').notNull(),
    findings: uuid('findings').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.scanId] })],
);

/** What each import has looked at, as its report says or as its results show. */
export const scanTargets = pgTable(
  'scan_targets',
  {
    clientId: clientId(),
    scanId: uuid('scan_id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    branch: text('branch').notNull(),
    tool: text('tool').notNull(),
    target: text('target').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.scanId, t.tool, t.target] }),
    index('scan_targets_repository').on(t.clientId, t.repositoryId, t.branch, t.tool, t.target),
  ],
);

/** The first results that were left out of each import; `scans.ignored_by_reason` counts them all. */
export const scanIgnored = pgTable(
  'scan_ignored',
  {
    clientId: clientId(),
    scanId: uuid('scan_id').notNull(),
    position: integer('position').notNull(),
    reason: text('reason').notNull(),
    detail: text('detail').notNull(),
    /** What `detail` is made of, for other languages (`reports/left-out.ts`). */
    type: text('type'),
    facts: jsonb('facts').$type<Facts>().notNull().default({}),
    pointer: text('pointer').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.scanId, t.position] })],
);
