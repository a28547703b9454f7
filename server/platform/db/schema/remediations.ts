import { sql } from 'drizzle-orm';
import {
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
import { clientId, createdAt, timestamptz } from './columns.ts';

export type TemplateField = { key: string; label: string; value: string | null };

type Schemas = components['schemas'];

export type RemediationNote = Schemas['RemediationNote'];
export type PullRequestChecks = Schemas['PullRequestChecks'];
export type PullRequestUpdate = Schemas['PullRequestUpdate'];
export type PullRequestWaiting = Schemas['PullRequestWaiting'];

/** Null if Parapet did not choose it. */
export type WrittenText = { title: string | null; body: string };

export const remediationSources = ['report', 'advisory', 'ai'] as const;

/** One per finding: generating again replaces it. */
export const remediations = pgTable(
  'remediations',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    findingId: uuid('finding_id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    status: text('status', { enum: ['queued', 'running', 'ready', 'failed', 'applied'] })
      .notNull()
      .default('queued'),
    type: text('type', {
      enum: ['code_fix', 'dependency_upgrade', 'configuration', 'secret_rotation', 'issue'],
    }).notNull(),
    source: text('source', { enum: remediationSources }).notNull().default('report'),
    codeDiffOriginal: text('code_diff_original'),
    codeDiff: text('code_diff'),
    codeSnippet: text('code_snippet'),
    filePath: text('file_path'),
    line: integer('line'),
    template: text('template'),
    templateFields: jsonb('template_fields').$type<TemplateField[]>().notNull().default([]),
    referenceUrl: text('reference_url'),
    pullRequestUrl: text('pull_request_url'),
    pullRequestNumber: integer('pull_request_number'),
    /** The host's last known state; absent if nothing was opened. */
    pullRequestState: text('pull_request_state', { enum: ['open', 'merged', 'closed'] }),
    /** When it was first seen as merged or closed at the host. */
    pullRequestEndedAt: timestamptz('pull_request_ended_at'),
    /**
     * The branch of its change; null if an earlier version opened it and the host has not been
     * queried since.
     */
    pullRequestBranch: text('pull_request_branch'),
    /**
     * The latest commit that Parapet pushed to its branch; any other commit there was pushed by
     * someone else.
     */
    pullRequestHead: text('pull_request_head'),
    /** The commit of the base branch that it was created from. */
    pullRequestBase: text('pull_request_base'),
    pullRequestChecks: jsonb('pull_request_checks').$type<PullRequestChecks>(),
    pullRequestUpdate: jsonb('pull_request_update').$type<PullRequestUpdate>(),
    /** An update that is due and waits for the schedule of the repository. */
    pullRequestWaiting: jsonb('pull_request_waiting').$type<PullRequestWaiting>(),
    /**
     * Digests of the title and text that Parapet last wrote; a different text was edited by a user.
     */
    pullRequestText: jsonb('pull_request_text').$type<WrittenText>(),
    /** Times of the latest update attempts, which limit requests to the host. */
    pullRequestTries: jsonb('pull_request_tries').$type<string[]>().notNull().default([]),
    issueUrl: text('issue_url'),
    error: text('error'),
    /** Stable code of the failure. */
    errorCode: text('error_code'),
    /** The AI model that generated it. */
    model: text('model'),
    notes: jsonb('notes').$type<RemediationNote[]>().notNull().default([]),
    /** The job that generates or generated it. */
    jobId: uuid('job_id'),
    /** Digest of the flagged code for which it was generated (`staleness.ts`). */
    basis: text('basis'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('remediations_finding').on(t.clientId, t.findingId),
    index('remediations_watched')
      .on(t.clientId, t.id)
      .where(sql`pull_request_state = 'open'`),
    index('remediations_merged')
      .on(t.clientId, t.findingId)
      .where(sql`pull_request_state = 'merged' and status = 'applied'`),
  ],
);

/** Previous versions of a remediation, before it was edited or generated again. */
export const remediationVersions = pgTable(
  'remediation_versions',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    remediationId: uuid('remediation_id').notNull(),
    findingId: uuid('finding_id').notNull(),
    repositoryId: uuid('repository_id').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    codeDiff: text('code_diff'),
    source: text('source', { enum: remediationSources }).notNull(),
    model: text('model'),
    replacedAt: timestamptz('replaced_at').notNull(),
    replacedBy: text('replaced_by', { enum: ['editing', 'making'] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('remediation_versions_of').on(t.clientId, t.remediationId),
  ],
);
