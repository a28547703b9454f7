import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientId, createdAt } from './columns.ts';

export type TemplateField = { key: string; label: string; value: string | null };

/** One for each finding: making it again replaces it. */
export const remediations = pgTable('remediations', {
  clientId: clientId(),
  id: uuid('id').notNull(),
  findingId: uuid('finding_id').notNull(),
  repositoryId: uuid('repository_id').notNull(),
  title: text('title').notNull(),
  description: text('description'),
  status: text('status', { enum: ['queued', 'running', 'ready', 'failed', 'applied'] }).notNull().default('queued'),
  type: text('type', { enum: ['code_fix', 'dependency_upgrade', 'configuration', 'secret_rotation', 'issue'] }).notNull(),
  source: text('source', { enum: ['report', 'advisory', 'ai'] }).notNull().default('report'),
  codeDiffOriginal: text('code_diff_original'),
  codeDiff: text('code_diff'),
  codeSnippet: text('code_snippet'),
  filePath: text('file_path'),
  line: integer('line'),
  template: text('template'),
  templateFields: jsonb('template_fields').$type<TemplateField[]>().notNull().default([]),
  referenceUrl: text('reference_url'),
  pullRequestUrl: text('pull_request_url'),
  issueUrl: text('issue_url'),
  error: text('error'),
  createdBy: uuid('created_by').notNull(),
  createdAt: createdAt(),
}, (t) => [primaryKey({ columns: [t.clientId, t.id] }), uniqueIndex('remediations_finding').on(t.clientId, t.findingId)]);
