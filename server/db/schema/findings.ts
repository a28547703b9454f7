// Findings: one narrow row for lists, one wide row for the page of a finding, and side tables for what is many.
// Filter and sort columns are text, int4, float8, bool, uuid and timestamptz only: under row-level security PostgreSQL
// takes only leakproof operators as index conditions.
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
import type { components } from '../../../openapi/generated/paths.d.ts';
import { clientId, createdAt, moment } from './columns.ts';
import { openOnce } from '../is-open.ts';
import { bitsOf } from './finding-bits.ts';

type Schemas = components['schemas'];

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Columns that an import writes; staging carries the same. Those of a fixed width that are always there come first, see `findings`. */
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
    /** As the report says it; `severity` of a finding may be overridden by a person. */
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
    /** The combination of compliance controls that it stands against (`control_sets`); absent when there is none. */
    controlSet: bigint('control_set', { mode: 'number' }),
    /** What makes it the same finding in the next report, and what lets it follow a renamed file. */
    identity: text('identity').notNull(),
    followKey: text('follow_key'),
    /** What another tool's report of the same thing has in common with it, by strength. */
    sameAs: text('same_as')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of everything that the report says: equal hashes need no update. */
    contentHash: text('content_hash').notNull(),
    /** The image, host, account or folder that it was found on; empty where the report names none. Only a report on the same closes it. */
    target: text('target').notNull().default(''),
  }),
};

type Indexed = Record<'clientId' | 'id' | 'traits' | 'measures', ExtraConfigColumn>;

const sortIndex = (name: string, key: ExtraConfigColumn, t: Indexed) =>
  index(name).on(t.clientId, key, t.id, t.traits, t.measures);

/** Of flags that few findings have and nothing counts: with the bits, so that what other filters exclude is not read. */
const flagIndex = (name: string, flag: SQL, t: Indexed) =>
  index(name).on(t.clientId, t.id, t.traits, t.measures).where(flag);

/**
 * What lists filter and order by comes first, and of that what has a fixed width: a value is found at a known place there, behind the first text by passing all
 * that come before it, which took half of the time of reading a finding.
 */
export const findings = pgTable(
  'findings',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    /** What filters look at, packed (`finding-bits.ts`). */
    traits: bigint('traits', { mode: 'bigint' }).notNull().generatedAlwaysAs(bitsOf('traits')),
    measures: bigint('measures', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(bitsOf('measures')),
    /** The same without NULL: one index then serves both directions and every page. */
    dueOrder: moment('due_order')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(due_at, 'infinity'::timestamptz)`),
    cvssOrder: doublePrecision('cvss_order')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(cvss_score, '-1'::float8)`),
    epssOrder: doublePrecision('epss_order')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(epss_score, '-1'::float8)`),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** 0 is critical. */
    severityRank: integer('severity_rank').notNull(),
    /** Most severe first, and within a severity by priority: a column, since a leaky expression cannot be an index condition. */
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
    closedAt: moment('closed_at'),
    dueAt: moment('due_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    lastScanId: uuid('last_scan_id'),
    search: tsvector('search').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('findings_identity').on(t.clientId, t.repositoryId, t.identity),
    // The highest priority of a repository.
    index('findings_top').on(t.clientId, t.repositoryId, t.priority).where(sql.raw(openOnce)),
    index('findings_follow')
      .on(t.clientId, t.repositoryId, t.followKey)
      .where(sql`follow_key is not null`),
    // One index a sort (`findingSortFields`), the id as tie-break; PostgreSQL reads each in both directions. The bits let it walk past what a filter excludes.
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
    // Values that few findings have. Equal keys share one entry, so these are small and cheap to write.
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
    // The organisation is a word like any other, so that a search reads no hits of others. The search functions (routines/11-finding-search.sql) ask for the same expression.
    index('findings_search').using(
      'gin',
      sql`(search || array_to_tsvector(array[client_id::text]))`,
    ),
  ],
);

/** What only the page of one finding shows. `data` is the importer's finding without what the columns hold. */
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
 * Combinations of compliance controls, one row for each label (`policy:…`, `control:…`, `policy-category:compliance`) of each. There are a few
 * hundred for any number of findings. The number is a digest of the labels: a combination never changes, and is the same for everybody.
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

/** `cwe:79`, `cve:CVE-2021-44228`, `tag:pci`, `developer:<id>` …: one text column, so that its statistics know each value's share. */
export const findingLabels = pgTable(
  'finding_labels',
  {
    clientId: clientId(),
    label: text('label').notNull(),
    findingId: uuid('finding_id').notNull(),
    /** Who put it there: a later report replaces only its own, and what was concluded from it. */
    origin: text('origin', { enum: ['report', 'person', 'policy', 'intelligence'] }).notNull(),
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
    /** Absent when an import or a job did it. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    scanId: uuid('scan_id'),
    /** What changed from what to what, or the text of a comment. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('finding_events_finding').on(t.clientId, t.findingId, t.id),
  ],
);

/** The same thing reported twice. `state` remembers what a person decided, for the imports to come. */
export const findingLinks = pgTable(
  'finding_links',
  {
    clientId: clientId(),
    findingId: uuid('finding_id').notNull(),
    canonicalId: uuid('canonical_id').notNull(),
    reason: text('reason').$type<Schemas['DuplicateReason']>().notNull(),
    /** What both have in common, where reports say so. */
    facts: jsonb('facts').$type<Schemas['DuplicateFacts']>(),
    /** The words of the person who linked them. */
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
 * Two names of one vulnerability, each way round, as the reports of this organisation state them: another tool may use the other name alone. Kept apart from
 * other organisations, so that nobody's report decides what is one elsewhere.
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
    until: moment('until'),
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
    /** Mail goes out at this moment, not before: until then the sending can be taken back. */
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.findingId, t.userId] })],
);

/**
 * Unpublished rows of a running import. A result that the repository knows word for word is staged without what it says: the columns with
 * defaults are then left out.
 */
export const scanStage = pgTable(
  'scan_stage',
  {
    clientId: clientId(),
    scanId: uuid('scan_id').notNull(),
    position: integer('position').notNull(),
    /** The id it gets if it turns out to be new. */
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
    firstSeenAt: moment('first_seen_at'),
    /** Of its search. Made here, while the report is being read, and not while findings are written and others wait. */
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
    /** The repository has a finding of the same identity and content. */
    known: boolean('known').notNull().default(false),
    findingId: uuid('finding_id'),
    match: text('match'),
    /** A later report of the same target came in before this one: when it looked. */
    supersededAt: moment('superseded_at'),
    /** The finding that it matches has to be brought up to date. */
    differs: boolean('differs').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.scanId, t.position] })],
);

/** What findings were before an import changed them, for as long as it can be undone. */
export const scanBefore = pgTable(
  'scan_before',
  {
    clientId: clientId(),
    scanId: uuid('scan_id').notNull(),
    findingId: uuid('finding_id').notNull(),
    /** Columns of `findings`: the state alone, or also what the report said. */
    finding: jsonb('finding').$type<Record<string, unknown>>().notNull(),
    /** Details and labels, where the report says otherwise than before. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    labels: text('labels').array(),
    /** The import closed it. */
    closed: boolean('closed').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.scanId, t.findingId] })],
);

/** Findings that a side branch has, though they belong to another one. */
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
 * In which versions of its component a finding was reported, once there was more than one: an upgrade that is still affected is the same finding, and only knows
 * the last. `scanId` is the import that said so.
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
