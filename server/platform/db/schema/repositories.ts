// Repositories, their members, and the scans that were imported.
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
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { MessageValues } from '#domain/message-template';
import { clientId, createdAt, timestamptz } from './columns.ts';

type Schemas = components['schemas'];
/** A note for the uploader of a report: a code with its values. */
export type ScanNote = Pick<Schemas['ScanNote'], 'code' | 'facts'>;
/** A finding that a dry run would create, reopen or close. */
export type ScanChange = Schemas['ScanChange'];

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
    /** The default branch, which determines the state of findings. */
    branch: text('branch').notNull().default('main'),
    repoType: text('repo_type'),
    /** `enriched` after the first imported scan. */
    status: text('status', { enum: ['pending', 'enriched'] })
      .notNull()
      .default('pending'),
    description: text('description'),
    /** A pipeline uploads the reports, with an API token. */
    pipeline: boolean('pipeline').notNull().default(false),
    workflowPrUrl: text('workflow_pr_url'),
    active: boolean('active').notNull().default(true),
    /** How critical the repository is for the business. */
    priority: text('priority', { enum: repositoryPriorities }).notNull().default('medium'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    dealsWithConfidentialData: boolean('deals_with_confidential_data').notNull().default(false),
    primaryPurpose: text('primary_purpose'),
    /**
     * The image, cloud or sample (`image:ghcr.io/acme/api`, `cloud:aws`, `sample:storefront`) for
     * whose findings the repository was created, because there is no code.
     */
    homeOf: text('home_of'),
    lastScanAt: timestamptz('last_scan_at'),
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

/** Scans of an earlier version did not count the findings that they left open. */
export type StoredScanCounts = Omit<ScanCounts, 'left'> & Partial<Pick<ScanCounts, 'left'>>;

export const noCounts: StoredScanCounts = {
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
    /**
     * Name of the report below `uploads/` of the stored files: the id of the scan that it was
     * uploaded for. Null after the import ends, or a day later if it failed or skipped results.
     */
    upload: text('upload'),
    /**
     * For scans that Parapet runs: the request, its kind and cause, the scanner, and the image or
     * cloud. Null for uploaded reports.
     */
    runId: uuid('run_id'),
    kind: text('kind', { enum: scanKinds }),
    cause: text('cause', { enum: scanCauses }),
    scanner: text('scanner'),
    runSubject: text('run_subject'),
    /** The scan whose report this one imports again. */
    againOf: uuid('again_of'),
    toolHint: text('tool_hint'),
    extHint: text('ext_hint'),
    /** The scanned target as the uploader named it (`host:shop.example`). */
    target: text('target'),
    /**
     * The subject of the SBOM, if the report or its uploader names one: `component:shop`,
     * `image:shop/api`. Empty: the repository.
     */
    subject: text('subject').notNull().default(''),
    /** A user has archived the SBOM. */
    billPutAway: boolean('bill_put_away').notNull().default(false),
    tools: text('tools')
      .array()
      .notNull()
      .default(sql`'{}'`),
    toolVersion: text('tool_version'),
    format: text('format'),
    /**
     * The branch named by the uploader, otherwise by the report, otherwise the default branch.
     * Final once the scan is published.
     */
    branch: text('branch'),
    commit: text('commit'),
    /** False: a report on a part of the code, which closes no findings. */
    complete: boolean('complete').notNull().default(true),
    dryRun: boolean('dry_run').notNull().default(false),
    /**
     * The attempt that may publish. Set when an attempt starts, so that an earlier one cannot
     * publish late.
     */
    generation: uuid('generation'),
    observedAt: timestamptz('observed_at'),
    counts: jsonb('counts').$type<StoredScanCounts>().notNull().default(noCounts),
    ignoredByReason: jsonb('ignored_by_reason')
      .$type<Record<string, number>>()
      .notNull()
      .default({}),
    notes: jsonb('notes').$type<ScanNote[]>().notNull().default([]),
    /** For a dry run: the findings that it would change. */
    changes: jsonb('changes').$type<ScanChange[]>().notNull().default([]),
    /**
     * For a part of a scan that arrives as several reports: the name of the scan, the name of the
     * part and the number of parts given by the uploader, and whether the uploader declared the
     * part complete.
     */
    groupName: text('group_name'),
    groupPart: text('group_part'),
    groupParts: integer('group_parts'),
    groupWhole: boolean('group_whole').notNull().default(false),
    /** The uploader declared that no further part follows. */
    groupSealed: boolean('group_sealed').notNull().default(false),
    /** Set by the import: only the report names the tool. */
    groupId: uuid('group_id'),
    errorCode: text('error_code').$type<ScanErrorCode>(),
    errorMessage: text('error_message'),
    /** Values for the translated message. */
    errorType: text('error_type'),
    errorFacts: jsonb('error_facts').$type<MessageValues>().notNull().default({}),
    errorPointer: text('error_pointer'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    startedAt: timestamptz('started_at'),
    finishedAt: timestamptz('finished_at'),
    undoneAt: timestamptz('undone_at'),
    /**
     * Database time of the first and last finding event of the import. The ids of its events sort
     * by time and lie in between.
     */
    eventsFrom: timestamptz('events_from'),
    eventsTo: timestamptz('events_to'),
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
    index('scans_group')
      .on(t.clientId, t.repositoryId, t.groupName)
      .where(sql`group_name is not null`),
  ],
);

/** One scan that arrives as several reports of a branch, target and tool. */
export const scanGroups = pgTable(
  'scan_groups',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    name: text('name').notNull(),
    branch: text('branch').notNull(),
    target: text('target').notNull(),
    tools: text('tools').array().notNull(),
    /** The announced number; null if a request closes the group. */
    parts: integer('parts'),
    /** The scan under which the missing findings were closed; null while parts are missing. */
    closedBy: uuid('closed_by'),
    closedAt: timestamptz('closed_at'),
    /** Arrival of the first part. */
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('scan_groups_repository').on(t.clientId, t.repositoryId, t.name),
  ],
);

/** The imported reports of a group; a part that was sent twice has two. */
export const scanGroupParts = pgTable(
  'scan_group_parts',
  {
    clientId: clientId(),
    groupId: uuid('group_id').notNull(),
    scanId: uuid('scan_id').notNull(),
    /** The name given by the uploader, otherwise the hash of the content. */
    key: text('key').notNull(),
    /** In the order of arrival. */
    number: integer('number').notNull(),
    /** The report includes everything that the tool scanned. */
    whole: boolean('whole').notNull(),
    /** A later report on its targets already existed. */
    late: boolean('late').notNull(),
    /** Tools whose missing findings the group closes. */
    speaksFor: text('speaks_for').array().notNull(),
    /** Those of them that name exactly one target. */
    stating: text('stating').array().notNull(),
    observedAt: timestamptz('observed_at').notNull(),
    /** All findings that it reported. */
    findings: uuid('findings').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.groupId, t.scanId] })],
);

/** Existing findings that an import matched: one row of sorted ids, kept for a month. */
export const scanMatches = pgTable(
  'scan_matches',
  {
    clientId: clientId(),
    scanId: uuid('scan_id').notNull(),
    findings: uuid('findings').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.scanId] })],
);

/** Targets that each import covered, as declared by its report or shown by its results. */
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

/** The first skipped results of each import; `scans.ignored_by_reason` counts all of them. */
export const scanIgnored = pgTable(
  'scan_ignored',
  {
    clientId: clientId(),
    scanId: uuid('scan_id').notNull(),
    position: integer('position').notNull(),
    reason: text('reason').notNull(),
    detail: text('detail').notNull(),
    /** Values for the translated `detail`. */
    type: text('type'),
    facts: jsonb('facts').$type<MessageValues>().notNull().default({}),
    pointer: text('pointer').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.scanId, t.position] })],
);
