// Maintained counts: exact at any size, for the filters that have a column in the count tables.
import { sql, type SQL } from 'drizzle-orm';
import { excludedValues } from '#domain/excluded-values';
import type { FindingFilterKey, FindingFilters } from '#domain/finding-filters';
import { liveSecretLabel } from '#domain/live-secret';
import type { Tx } from '../../../platform/db/connect.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import { complianceCategory, isControlLabel } from '../../policies/rules/index.ts';
import { isUuid } from '../../../platform/runtime/ids.ts';
import type { FindingQuery } from './finding-query.ts';
import { findingConditions } from './filter-conditions.ts';
import { isOfClient } from './finding-rows.repo.ts';
import { resolveToolSpellings } from './tool-spellings.ts';

/** Filters that are columns of the cube (`finding_counts`), under the same names. */
const cubeFilters: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>([
  'repository',
  'repository_tag',
  'tool',
  'status',
  'severity',
  'category',
  'type',
  'kev',
  'false_positive',
  'is_duplicate',
]);

/** Filters whose values are in `label_counts`, with the value of its column `kind`. */
const labelCountKinds: Partial<Record<FindingFilterKey, string>> = {
  branch: 'branch',
  language: 'language',
  issue_owner: 'issue_owner',
  mitigation: 'mitigation',
  remediation_type: 'remediation_type',
  rule: 'rule',
  provider: 'provider',
  component: 'component',
  developer: 'developer',
  cwe: 'cwe',
  cve: 'cve',
  owasp: 'owasp',
  reachability: 'reach',
  slsa_threats: 'slsa',
  tags: 'tag',
  owasp_cicd: 'cicd',
};
/**
 * Filters for which a finding has at most one value, so that the counts of several values add up.
 */
const singleValued: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>([
  'branch',
  'language',
  'issue_owner',
  'mitigation',
  'remediation_type',
  'rule',
  'provider',
  'component',
]);

const cubeWhere = (clientId: string, filters: FindingFilters): SQL =>
  sql.join([isOfClient(clientId), ...findingConditions(filters)], sql` and `);

const cubeFiltersOf = (filters: FindingFilters): FindingFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => cubeFilters.has(name as FindingFilterKey)),
  ); // its keys are filter keys

const filtersBeyondCube = ({ filters }: FindingQuery): FindingFilterKey[] =>
  (Object.keys(filters) as FindingFilterKey[]).filter((key) => !cubeFilters.has(key)); // its keys are filter keys

const policyKinds = {
  policy_category: 'policy-category',
  policy_name: 'policy',
  policy_control: 'control',
} as const;
export const isPolicy = (key: FindingFilterKey): key is keyof typeof policyKinds =>
  key in policyKinds;

/** Rows of counts. They sum up to the matches, unless a finding can be in several of them. */
interface CountRows {
  rows: SQL;
  isSum: boolean;
}

/**
 * Controls are counted by their combination, of which a finding has exactly one; the organization's
 * own rules are counted as labels. A finding that violates controls has no label of their category.
 */
const policyCounts = (
  key: keyof typeof policyKinds,
  values: readonly string[],
  cube: SQL,
): CountRows => {
  const labels = values.map((value) => `${policyKinds[key]}:${value}`);
  const both = `policy-category:${complianceCategory}`;
  const controls = labels.filter((name) => name === both || isControlLabel(name));
  const own = labels.filter((name) => !isControlLabel(name));
  const parts = [
    ...(controls.length > 0
      ? [
          sql`select * from label_counts f where f.kind = 'control-set' and f.label in (select 'control-set:' || s from unnest(control_sets_of(${textArray(controls)})) s) and ${cube}`,
        ]
      : []),
    ...(own.length > 0
      ? [
          sql`select * from label_counts f where f.kind = ${policyKinds[key]} and f.label = any(${textArray(own)}) and ${cube}`,
        ]
      : []),
  ];
  return {
    rows: sql`(${sql.join(parts, sql` union all `)})`,
    isSum: own.length === 0 || labels.length === 1,
  };
};

/** The dimensions of every row of the maintained counts, read from `f`. */
export const countColumns = sql.raw(
  [
    'repository_id',
    'severity',
    'status',
    'false_positive',
    'is_duplicate',
    'tool',
    'category',
    'type',
    'kev',
  ]
    .map((name) => `f.${name}`)
    .join(', '),
);

/** The cube without the findings of these labels. A finding has at most one such label. */
const countsWithout = (kind: string, labels: readonly string[], cube: SQL): CountRows => {
  return {
    rows: sql`(select ${countColumns}, f.n from finding_counts f where ${cube} union all select ${countColumns}, -f.n from label_counts f where f.kind = ${kind} and f.label = any(${textArray(labels)}) and ${cube})`,
    isSum: true,
  };
};

const labelledCounts = (kind: string, labels: readonly string[], cube: SQL): SQL =>
  sql`(select * from label_counts f where f.kind = ${kind} and f.label = any(${textArray(labels)}) and ${cube})`;

const liveSecretCounts = (isLive: boolean, cube: SQL): CountRows => {
  const labels = [liveSecretLabel];
  const kind = 'secret';
  return isLive
    ? { rows: labelledCounts(kind, labels, cube), isSum: true }
    : countsWithout(kind, labels, cube);
};

/**
 * Counts for the filter `key` combined with filters of the cube. Developers have to be given by id
 * and components by name, as in the counts.
 */
export const labelCounts = (
  clientId: string,
  key: FindingFilterKey,
  { [key]: value, ...filters }: FindingFilters,
): CountRows | undefined => {
  const cube = cubeWhere(clientId, cubeFiltersOf(filters));
  if (isPolicy(key)) return policyCounts(key, value as readonly string[], cube);
  if (key === 'excluded_file_types') {
    const types = (value as readonly string[]).map((type) => `file_type:${type}`);
    return countsWithout('file_type', types, cube);
  }
  if (key === 'live_secret') return liveSecretCounts(value as boolean, cube);
  const kind = labelCountKinds[key];
  if (kind === undefined) return undefined;
  const values = value as readonly (string | number)[]; // every value is a list
  if (key === 'developer' && !values.every((each) => isUuid(String(each)))) return undefined;
  if (key === 'component' && values.some((each) => String(each).startsWith('pkg:')))
    return undefined;
  const labels = values.map((each) => `${kind}:${String(each)}`);
  return {
    rows: labelledCounts(kind, labels, cube),
    isSum: labels.length === 1 || singleValued.has(key),
  };
};

/**
 * The query as a condition on `finding_counts f`, or undefined if it has filters that the cube
 * lacks.
 */
export const cubeCondition = (clientId: string, query: FindingQuery): SQL | undefined =>
  query.q !== undefined || filtersBeyondCube(query).length > 0
    ? undefined
    : cubeWhere(clientId, query.filters);

/**
 * Rows with repository, severity, status, flags, tool, category, type and kev, whose `n` sums up to
 * the matches. Supports one filter in addition to the cube; undefined with more, or with a search.
 */
export const maintainedCounts = (clientId: string, query: FindingQuery): SQL | undefined => {
  const condition = cubeCondition(clientId, query);
  if (condition !== undefined) return sql`(select * from finding_counts f where ${condition})`;
  const [key, ...more] = filtersBeyondCube(query);
  if (query.q !== undefined || more.length > 0 || key === undefined) return undefined;
  const counted = labelCounts(clientId, key, query.filters);
  return counted?.isSum === true ? counted.rows : undefined;
};

/** Filters that are columns of `finding_totals`, the smallest count table. */
const totalFilters: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>([
  'status',
  'severity',
  'kev',
  'false_positive',
  'is_duplicate',
]);

const totalCounts = (clientId: string, { filters, q }: FindingQuery): SQL | undefined =>
  q === undefined &&
  (Object.keys(filters) as FindingFilterKey[]).every((key) => totalFilters.has(key))
    ? sql`(select f.n from finding_totals f where ${cubeWhere(clientId, filters)})`
    : undefined; // its keys are filter keys

/** Returns the number of matches if a maintained count has it. */
export const findMaintainedCount = async (
  tx: Tx,
  clientId: string,
  query: FindingQuery,
): Promise<number | undefined> => {
  const filters = await resolveToolSpellings(tx, clientId, query.filters);
  const spelled = { ...query, filters };
  const counted = totalCounts(clientId, spelled) ?? maintainedCounts(clientId, spelled);
  if (counted === undefined) return undefined;
  const { rows } = await tx.execute<{ n: number }>(
    sql`select coalesce(sum(n), 0)::int as n from ${counted} f`,
  );
  return rows[0]?.n ?? 0;
};

/** Upper bound of the findings that each filter matches alone. */
export const countEachFilter = async (
  tx: Tx,
  clientId: string,
  filters: FindingFilters,
  keys: readonly FindingFilterKey[],
): Promise<number[]> => {
  const sums = keys.map((key) => {
    const counted = labelCounts(clientId, key, { [key]: filters[key] });
    return counted === undefined
      ? sql`null::int`
      : sql`(select coalesce(sum(n), 0)::int from ${counted.rows} f)`;
  });
  if (sums.length === 0) return [];
  const { rows } = await tx.execute<{ found: (number | null)[] }>(
    sql`select array[${sql.join(sums, sql`, `)}] as found`,
  );
  return (rows[0]?.found ?? []).map((n) => n ?? Number.POSITIVE_INFINITY);
};

/**
 * Upper bound of the findings that these exclusions remove, or undefined if no count covers them.
 */
const countExcluded = async (
  tx: Tx,
  clientId: string,
  items: readonly string[],
): Promise<number | undefined> => {
  const counts = [...excludedValues(items)].map(([key, values]) =>
    cubeFilters.has(key)
      ? sql`(select * from finding_counts f where ${cubeWhere(clientId, { [key]: values })})`
      : labelCounts(clientId, key, { [key]: values })?.rows,
  );
  if (counts.some((rows) => rows === undefined)) return undefined;
  const sums = counts.map((rows) => sql`(select coalesce(sum(n), 0) from ${rows} f)`);
  const { rows } = await tx.execute<{ n: number }>(
    sql`select (${sql.join(sums, sql` + `)})::int as n`,
  );
  return rows[0]?.n ?? 0;
};

/**
 * Lower bound of the matches by inclusion and exclusion: the sets of findings of the filters cannot
 * all be disjoint. 0 if a filter is not counted.
 */
export const countLowerBound = async (
  tx: Tx,
  clientId: string,
  query: FindingQuery,
): Promise<number> => {
  const {
    filters: { not, ...filters },
  } = query;
  if (not !== undefined) {
    const excluded = await countExcluded(tx, clientId, not);
    if (excluded === undefined) return 0;
    return Math.max(0, (await countLowerBound(tx, clientId, { ...query, filters })) - excluded);
  }
  const keys = filtersBeyondCube(query);
  const counted = keys.flatMap((key) => labelCounts(clientId, key, filters) ?? []);
  if (query.q !== undefined || counted.length < keys.length || !counted.every(({ isSum }) => isSum))
    return 0;
  const sums = counted.map(({ rows }) => sql`(select coalesce(sum(n), 0) from ${rows} f)`);
  const whole = sql`(select coalesce(sum(n), 0) from finding_counts f where ${cubeWhere(clientId, cubeFiltersOf(filters))})`;
  const { rows } = await tx.execute<{ n: number }>(
    sql`select (${sql.join(sums, sql` + `)} - ${keys.length - 1}::int * ${whole})::int as n`,
  );
  return rows[0]?.n ?? 0;
};
