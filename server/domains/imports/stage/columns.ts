import { sql, type SQL } from 'drizzle-orm';

/** Columns that staging and findings share, with their types: what an import writes. */
export const reportedColumns = {
  tool: 'text',
  category: 'text',
  type: 'text',
  rule_id: 'text',
  rule_name: 'text',
  title: 'text',
  reported_severity: 'text',
  cvss_score: 'float8',
  epss_score: 'float8',
  kev: 'boolean',
  priority: 'integer',
  file: 'text',
  file_type: 'text',
  language: 'text',
  start_line: 'integer',
  start_column: 'integer',
  end_line: 'integer',
  end_column: 'integer',
  component: 'text',
  component_version: 'text',
  purl: 'text',
  fixed_version: 'text',
  endpoint: 'text',
  vulnerability: 'text',
  provider: 'text',
  mitigation: 'text',
  remediation_type: 'text',
  fixing_effort: 'integer',
  issue_owner: 'text',
  has_fix: 'boolean',
  control_set: 'bigint',
  identity: 'text',
  follow_key: 'text',
  same_as: 'text[]',
  content_hash: 'text',
  target: 'text',
} as const;

/** Columns that only staging has. */
export const stageColumns = {
  position: 'integer',
  new_id: 'uuid',
  ...reportedColumns,
  severity_rank: 'integer',
  first_seen_at: 'timestamptz',
  words: 'text',
  labels: 'text[]',
  false_positive: 'boolean',
  pointer: 'text',
  data: 'jsonb',
} as const;

/** Staging columns of a result whose content is already known (`KnownRow`). */
const knownColumns = {
  position: 'integer',
  tool: 'text',
  file: 'text',
  start_line: 'integer',
  start_column: 'integer',
  component_version: 'text',
  identity: 'text',
  follow_key: 'text',
  content_hash: 'text',
  target: 'text',
  pointer: 'text',
} as const;

const join = (parts: string[]): SQL => sql.raw(parts.join(', '));

const reportedNames = Object.keys(reportedColumns);

export const reportedList = join(reportedNames);
export const reportedFrom = (alias: string): SQL =>
  join(reportedNames.map((name) => `${alias}.${name}`));
export const reportedAssignments = (alias: string): SQL =>
  join(reportedNames.map((name) => `${name} = ${alias}.${name}`));
export const stageList = join(Object.keys(stageColumns));
export const stageFrom = (alias: string): SQL =>
  join(
    Object.keys(stageColumns).map((name) =>
      name === 'words' ? `to_tsvector('simple', ${alias}.words)` : `${alias}.${name}`,
    ),
  );
export const stageRecord = join(
  Object.entries(stageColumns).map(([name, type]) => `${name} ${type}`),
);
export const knownList = join(Object.keys(knownColumns));
export const knownFrom = (alias: string): SQL =>
  join(Object.keys(knownColumns).map((name) => `${alias}.${name}`));
export const knownRecord = join(
  Object.entries(knownColumns).map(([name, type]) => `${name} ${type}`),
);
