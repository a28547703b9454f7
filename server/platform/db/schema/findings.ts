// Findings: one narrow row for lists, one wide row for the page of a finding, and side tables for
// repeated values. Filter and sort columns are only text, int4, float8, bool, uuid and timestamptz:
// with row-level security PostgreSQL uses only leakproof operators as index conditions.
import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { clientId, createdAt, timestamptz } from './columns.ts';
import { openFindingPredicate } from '../open-finding.ts';
import { bitmapExpression } from './filter-bitmap.ts';

type Schemas = components['schemas'];

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Columns that an import writes; the staging table has the same. NOT NULL columns of fixed width
 * come first, see `findings`.
 */
const reported = {
  fixed: () => ({
    priority: integer('priority').notNull(),
    fixingEffort: integer('fixing_effort').notNull(),
    kev: boolean('kev').notNull().default(false),
    hasFix: boolean('has_fix').notNull().default(false),
  }),
  others: () => ({
    title: text('title').notNull(),
    tool: text('tool').notNull(),
    ruleId: text('rule_id').notNull(),
    category: text('category').notNull(),
    type: text('type').notNull(),
    mitigation: text('mitigation').notNull(),
    /** The reported severity. A user may override it in `severity`. */
    reportedSeverity: text('reported_severity').notNull(),
    ruleName: text('rule_name'),
    cvssScore: doublePrecision('cvss_score'),
    epssScore: doublePrecision('epss_score'),
    file: text('file'),
    fileType: text('file_type'),
    language: text('language'),
    startLine: integer('start_line'),
    startColumn: integer('start_column'),
    endLine: integer('end_line'),
    endColumn: integer('end_column'),
    component: text('component'),
    componentVersion: text('component_version'),
    purl: text('purl'),
    fixedVersion: text('fixed_version'),
    endpoint: text('endpoint'),
    vulnerability: text('vulnerability'),
    provider: text('provider'),
    remediationType: text('remediation_type'),
    issueOwner: text('issue_owner'),
    /**
     * The set of compliance controls that the finding violates (`control_sets`); null without
     * controls.
     */
    controlSet: bigint('control_set', { mode: 'number' }),
    /**
     * Fingerprint that matches the finding in the next report, and one that matches it in a renamed
     * file.
     */
    identity: text('identity').notNull(),
    followKey: text('follow_key'),
    /** Keys shared with another tool's report of the same problem, by strength. */
    sameAs: text('same_as')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Hash of the reported content: a finding with an equal hash needs no update. */
    contentHash: text('content_hash').notNull(),
    /**
     * The image, host, account or folder that was scanned; empty if the report names none. Only a
     * report on the same target closes the finding.
     */
    target: text('target').notNull().default(''),
  }),
};

type Indexed = Record<'clientId' | 'id' | 'bitmapFlags' | 'bitmapRanges', ExtraConfigColumn>;

const sortIndex = (name: string, key: ExtraConfigColumn, t: Indexed) =>
  index(name).on(t.clientId, key, t.id, t.bitmapFlags, t.bitmapRanges);

/**
 * Index of a flag that few findings have and no counter covers. It includes the bitmap, so that
 * findings excluded by other filters are not read.
 */
const flagIndex = (name: string, flag: SQL, t: Indexed) =>
  index(name).on(t.clientId, t.id, t.bitmapFlags, t.bitmapRanges).where(flag);

/**
 * Filter and sort columns come first, those of fixed width before the others: PostgreSQL finds them
 * at a known offset, whereas it steps through every value before a column that follows a text.
 * Stepping took half of the time of reading a finding.
 */
export const findings = pgTable(
  'findings',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    /** Bitmaps of the filterable fields (`filter-bitmap.ts`). */
    bitmapFlags: bigint('bitmap_flags', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(bitmapExpression('bitmap_flags')),
    bitmapRanges: bigint('bitmap_ranges', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(bitmapExpression('bitmap_ranges')),
    /** Without NULL: one index serves both directions and every page. */
    dueOrder: timestamptz('due_order')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(due_at, 'infinity'::timestamptz)`),
    cvssOrder: doublePrecision('cvss_order')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(cvss_score, '-1'::float8)`),
    epssOrder: doublePrecision('epss_order')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(epss_score, '-1'::float8)`),
    firstSeenAt: timestamptz('first_seen_at').notNull(),
    lastSeenAt: timestamptz('last_seen_at').notNull(),
    /** 0 is critical. */
    severityRank: integer('severity_rank').notNull(),
    /**
     * Most severe first, then by priority. A column, because an expression that is not leakproof
     * cannot be an index condition.
     */
    severityOrder: integer('severity_order')
      .notNull()
      .generatedAlwaysAs(sql`(4 - severity_rank) * 1000 + priority`),
    ...reported.fixed(),
    version: integer('version').notNull().default(1),
    commentCount: integer('comment_count').notNull().default(0),
    falsePositive: boolean('false_positive').notNull().default(false),
    isDuplicate: boolean('is_duplicate').notNull().default(false),
    isSubfinding: boolean('is_subfinding').notNull().default(false),
    severityOverridden: boolean('severity_overridden').notNull().default(false),
    reviewRequested: boolean('review_requested').notNull().default(false),
    severity: text('severity').notNull(),
    status: text('status').notNull().default('open'),
    repositoryName: text('repository_name').notNull(),
    branch: text('branch').notNull(),
    fileOrder: text('file_order')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(file, '')`),
    componentOrder: text('component_order')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(component, '')`),
    ...reported.others(),
    matchReason: text('match_reason').$type<Schemas['IdentityMatch']>().notNull().default('new'),
    canonicalId: uuid('canonical_id'),
    assigneeId: uuid('assignee_id'),
    closedAt: timestamptz('closed_at'),
    dueAt: timestamptz('due_at'),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    lastScanId: uuid('last_scan_id'),
    search: tsvector('search').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('findings_identity').on(t.clientId, t.repositoryId, t.identity),
    // For the highest priority of a repository.
    index('findings_top')
      .on(t.clientId, t.repositoryId, t.priority)
      .where(sql.raw(openFindingPredicate)),
    index('findings_follow')
      .on(t.clientId, t.repositoryId, t.followKey)
      .where(sql`follow_key is not null`),
    // One index per sort field (`findingSortFields`), with the id as tie-break; PostgreSQL scans it
    // in both directions. The bitmap columns skip what a filter excludes.
    sortIndex('findings_priority', t.priority, t),
    sortIndex('findings_severity', t.severityOrder, t),
    sortIndex('findings_title', t.title, t),
    sortIndex('findings_repository', t.repositoryName, t),
    sortIndex('findings_tool', t.tool, t),
    sortIndex('findings_status', t.status, t),
    sortIndex('findings_first_seen', t.firstSeenAt, t),
    sortIndex('findings_last_seen', t.lastSeenAt, t),
    sortIndex('findings_due', t.dueOrder, t),
    sortIndex('findings_cvss', t.cvssOrder, t),
    sortIndex('findings_effort', t.fixingEffort, t),
    sortIndex('findings_epss', t.epssOrder, t),
    sortIndex('findings_rule', t.ruleId, t),
    sortIndex('findings_component', t.componentOrder, t),
    sortIndex('findings_file', t.fileOrder, t),
    // Indexes of selective values. Equal keys share one entry, so these are small and cheap to
    // write.
    index('findings_language')
      .on(t.clientId, t.language)
      .where(sql`language is not null`),
    index('findings_type').on(t.clientId, t.type),
    index('findings_category').on(t.clientId, t.category),
    index('findings_provider')
      .on(t.clientId, t.provider)
      .where(sql`provider is not null`),
    index('findings_remediation')
      .on(t.clientId, t.remediationType)
      .where(sql`remediation_type is not null`),
    index('findings_owner')
      .on(t.clientId, t.issueOwner)
      .where(sql`issue_owner is not null`),
    index('findings_kev')
      .on(t.clientId)
      .where(sql`kev`),
    flagIndex('findings_review_requested', sql`review_requested`, t),
    flagIndex('findings_subfinding', sql`is_subfinding`, t),
    index('findings_control_set')
      .on(t.clientId, t.controlSet)
      .where(sql`control_set is not null`),
    index('findings_columns').on(t.clientId, t.startColumn, t.endColumn),
    // The organization is a term of the index, so that a search reads no hits of other
    // organizations. The search functions (routines/11-finding-search.sql) use the same expression.
    index('findings_search').using(
      'gin',
      sql`(search || array_to_tsvector(array[client_id::text]))`,
    ),
  ],
);

/**
 * Fields shown only on the page of one finding. `data` is the imported finding without the fields
 * that have columns.
 */
export const findingDetails = pgTable(
  'finding_details',
  {
    clientId: clientId(),
    findingId: uuid('finding_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.findingId] })],
);

/**
 * Sets of compliance controls, one row for each label (`policy:…`, `control:…`,
 * `policy-category:compliance`) of each set. There are a few hundred sets for any number of
 * findings. The number is a digest of the labels: a set never changes, and all organizations share
 * it.
 */
export const controlSets = pgTable(
  'control_sets',
  {
    setId: bigint('set_id', { mode: 'number' }).notNull(),
    label: text('label').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.label] }),
    index('control_sets_label').on(t.label, t.setId),
  ],
);

/**
 * `cwe:79`, `cve:CVE-2021-44228`, `tag:pci`, `developer:<id>` …: one text column, whose statistics
 * contain the frequency of each value.
 */
export const findingLabels = pgTable(
  'finding_labels',
  {
    clientId: clientId(),
    label: text('label').notNull(),
    findingId: uuid('finding_id').notNull(),
    /** The source of the label: a later report replaces only reported and derived labels. */
    origin: text('origin', {
      enum: ['report', 'person', 'policy', 'intelligence', 'opinion'],
    }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.label, t.findingId] }),
    index('finding_labels_finding').on(t.clientId, t.findingId, t.label),
  ],
);

export const findingEvents = pgTable(
  'finding_events',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    findingId: uuid('finding_id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    kind: text('kind').notNull(),
    /** Absent if an import or a job caused the event. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    scanId: uuid('scan_id'),
    /** The old and new values of a change, or the text of a comment. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('finding_events_finding').on(t.clientId, t.findingId, t.id),
  ],
);

/** Two reports of the same problem. `state` preserves the user's decision for later imports. */
export const findingLinks = pgTable(
  'finding_links',
  {
    clientId: clientId(),
    findingId: uuid('finding_id').notNull(),
    canonicalId: uuid('canonical_id').notNull(),
    reason: text('reason').$type<Schemas['DuplicateReason']>().notNull(),
    /** The key that both share, if the reports have one. */
    facts: jsonb('facts').$type<Schemas['DuplicateFacts']>(),
    /** The comment of the user who linked them. */
    comment: text('comment'),
    origin: text('origin', { enum: ['import', 'person'] }).notNull(),
    state: text('state', { enum: ['linked', 'unlinked'] })
      .notNull()
      .default('linked'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.findingId, t.canonicalId] }),
    index('finding_links_canonical').on(t.clientId, t.canonicalId),
  ],
);

/**
 * Two aliases of one vulnerability, in both directions, from the reports of this organization:
 * another tool may report only the other alias. Stored per organization, so that a report cannot
 * change what counts as one vulnerability elsewhere.
 */
export const vulnerabilityAliases = pgTable(
  'vulnerability_aliases',
  {
    clientId: clientId(),
    vulnerability: text('vulnerability').notNull(),
    alias: text('alias').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.vulnerability, t.alias] })],
);

export const riskAcceptances = pgTable(
  'risk_acceptances',
  {
    clientId: clientId(),
    findingId: uuid('finding_id').notNull(),
    reason: text('reason').notNull(),
    until: timestamptz('until'),
    untilFix: boolean('until_fix').notNull().default(false),
    acceptedBy: uuid('accepted_by').notNull(),
    approver: uuid('approver'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.findingId] })],
);

export const findingSends = pgTable(
  'finding_sends',
  {
    clientId: clientId(),
    findingId: uuid('finding_id').notNull(),
    userId: uuid('user_id').notNull(),
    sentBy: uuid('sent_by').notNull(),
    /** When the mail is sent; until then the user can undo. */
    dueAt: timestamptz('due_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.findingId, t.userId] })],
);

/**
 * Unpublished rows of a running import. A result with the same content as the stored finding is
 * staged without that content: the columns with defaults are then omitted.
 */
export const scanStage = pgTable(
  'scan_stage',
  {
    clientId: clientId(),
    scanId: uuid('scan_id').notNull(),
    position: integer('position').notNull(),
    /** The id of the finding if it is new. */
    newId: uuid('new_id').notNull(),
    ...reported.fixed(),
    ...reported.others(),
    category: text('category').notNull().default(''),
    type: text('type').notNull().default(''),
    ruleId: text('rule_id').notNull().default(''),
    title: text('title').notNull().default(''),
    reportedSeverity: text('reported_severity').notNull().default(''),
    priority: integer('priority').notNull().default(0),
    mitigation: text('mitigation').notNull().default(''),
    fixingEffort: integer('fixing_effort').notNull().default(0),
    severityRank: integer('severity_rank').notNull().default(0),
    firstSeenAt: timestamptz('first_seen_at'),
    /**
     * Terms of the full-text search. Computed while the report is read, not while findings are
     * locked and written.
     */
    words: tsvector('words')
      .notNull()
      .default(sql`''::tsvector`),
    labels: text('labels')
      .array()
      .notNull()
      .default(sql`'{}'`),
    falsePositive: boolean('false_positive').notNull().default(false),
    pointer: text('pointer').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** The repository has a finding with the same identity and content. */
    known: boolean('known').notNull().default(false),
    findingId: uuid('finding_id'),
    match: text('match'),
    /** The time of a later report on the same target that was imported first. */
    supersededAt: timestamptz('superseded_at'),
    /** The matched finding needs an update. */
    differs: boolean('differs').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.scanId, t.position] })],
);

/** Findings before an import changed them, kept as long as the import can be undone. */
export const scanBefore = pgTable(
  'scan_before',
  {
    clientId: clientId(),
    scanId: uuid('scan_id').notNull(),
    findingId: uuid('finding_id').notNull(),
    /** Columns of `findings`: the state alone, or the reported columns too. */
    finding: jsonb('finding').$type<Record<string, unknown>>().notNull(),
    /** Details and labels, if the report changed them. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    labels: text('labels').array(),
    /** The import closed the finding. */
    closed: boolean('closed').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.scanId, t.findingId] })],
);

/** Findings that a branch contains, but that belong to another branch. */
export const findingSightings = pgTable(
  'finding_sightings',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    branch: text('branch').notNull(),
    findingId: uuid('finding_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.repositoryId, t.branch, t.findingId] }),
    index('finding_sightings_finding').on(t.clientId, t.findingId),
  ],
);

/**
 * The component versions in which a finding was reported, if there is more than one. A finding that
 * survives an upgrade stays the same finding, and its own row has only the latest version. `scanId`
 * is the import that reported the version.
 */
export const findingVersions = pgTable(
  'finding_versions',
  {
    clientId: clientId(),
    repositoryId: uuid('repository_id').notNull(),
    findingId: uuid('finding_id').notNull(),
    version: text('version').notNull(),
    scanId: uuid('scan_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.repositoryId, t.findingId, t.version] }),
    index('finding_versions_finding').on(t.clientId, t.findingId),
  ],
);
