// Counts that triggers maintain: exact at any size, for the filters that they know.
import { sql, type SQL } from 'drizzle-orm';
import type {
  FindingFilterKey,
  FindingFilters,
} from '../../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../../db/connect.ts';
import { texts } from '../../db/text-match.ts';
import { complianceCategory, isControlLabel } from '../../policies/control-sets.ts';
import { isId } from '../../runtime/ids.ts';
import { likenessIn, likenessOf } from './finding-prefilter.ts';
import type { FindingQuery } from './finding-query.ts';
import { findingConditions } from './finding-where.ts';

/** Filters whose columns every row of counts carries under the same names. */
const cubeFilters: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>([
  'repository',
  'tool',
  'status',
  'severity',
  'category',
  'type',
  'kev',
  'false_positive',
  'is_duplicate',
]);

/** Filters whose values `label_counts` has, by the kind that they have there. */
const countedKinds: Partial<Record<FindingFilterKey, string>> = {
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
  slsa_threats: 'slsa',
  tags: 'tag',
  owasp_cicd: 'cicd',
};
/** Of these a finding has one at most, so that the counts of several values may be added. */
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

const onlyCube = (filters: FindingFilters): SQL =>
  sql.join([sql`true`, ...findingConditions(filters)], sql` and `);

const cubeOf = (filters: FindingFilters): FindingFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => cubeFilters.has(name as FindingFilterKey)),
  ); // its keys are those of the filters

const beyondCube = ({ filters }: FindingQuery): FindingFilterKey[] =>
  (Object.keys(filters) as FindingFilterKey[]).filter((key) => !cubeFilters.has(key)); // its keys are those of the filters

/** Of those, what stands in labels: a finding has any number of them. */
const inLabels: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>([
  'cwe',
  'cve',
  'owasp',
  'slsa_threats',
  'tags',
  'owasp_cicd',
  'developer',
  'component',
]);

const policyKinds = {
  policy_category: 'policy-category',
  policy_name: 'policy',
  policy_control: 'control',
} as const;
const isPolicy = (key: FindingFilterKey): key is keyof typeof policyKinds => key in policyKinds;

/** Rows of `label_counts`. They sum up to what matches unless one finding may be among several of them. */
interface Counted {
  rows: SQL;
  isSum: boolean;
}

/** Controls are counted by their combination, of which a finding has one; the organisation's own rules like labels. What stands against controls has no label of their category besides. */
const policyCounts = (
  key: keyof typeof policyKinds,
  values: readonly string[],
  cube: SQL,
): Counted => {
  const labels = values.map((value) => `${policyKinds[key]}:${value}`);
  const both = `policy-category:${complianceCategory}`;
  const controls = labels.filter((name) => name === both || isControlLabel(name));
  const own = labels.filter((name) => !isControlLabel(name));
  const parts = [
    ...(controls.length > 0
      ? [
          sql`select * from label_counts f where f.kind = 'control-set' and f.label in (select 'control-set:' || s from unnest(control_sets_of(${texts(controls)})) s) and ${cube}`,
        ]
      : []),
    ...(own.length > 0
      ? [
          sql`select * from label_counts f where f.kind = ${policyKinds[key]} and f.label = any(${texts(own)}) and ${cube}`,
        ]
      : []),
  ];
  return {
    rows: sql`(${sql.join(parts, sql` union all `)})`,
    isSum: own.length === 0 || labels.length === 1,
  };
};

/** What the cube has without the findings of these types of files. */
const countsWithout = (types: readonly string[], cube: SQL): Counted => {
  const columns = sql.raw(
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
  const excluded = types.map((type) => `file_type:${type}`);
  return {
    rows: sql`(select ${columns}, f.n from finding_counts f where ${cube} union all select ${columns}, -f.n from label_counts f where f.kind = 'file_type' and f.label = any(${texts(excluded)}) and ${cube})`,
    isSum: true,
  };
};

/** What is counted like labels under the filter `key`, and under filters of the cube. Developers only by their ids, since no count knows a name; components only by theirs. */
const countsOf = (
  key: FindingFilterKey,
  { [key]: value, ...filters }: FindingFilters,
): Counted | undefined => {
  const cube = onlyCube(cubeOf(filters));
  if (isPolicy(key)) return policyCounts(key, value as readonly string[], cube);
  if (key === 'excluded_file_types') return countsWithout(value as readonly string[], cube);
  const kind = countedKinds[key];
  if (kind === undefined) return undefined;
  const values = value as readonly (string | number)[]; // lists, all of them
  if (key === 'developer' && !values.every((each) => isId(String(each)))) return undefined;
  if (key === 'component' && values.some((each) => String(each).startsWith('pkg:')))
    return undefined;
  const labels = values.map((each) => `${kind}:${String(each)}`);
  return {
    rows: sql`(select * from label_counts f where f.kind = ${kind} and f.label = any(${texts(labels)}) and ${cube})`,
    isSum: labels.length === 1 || singleValued.has(key),
  };
};

/** The conditions on `finding_counts f` or `label_counts f`, or undefined where these cannot tell. */
export const cubeCondition = (query: FindingQuery): SQL | undefined =>
  query.q !== undefined || beyondCube(query).length > 0 ? undefined : onlyCube(query.filters);

/**
 * Rows with repository, severity, status, flags, tool, category, type and kev, whose `n` sums up to what matches; undefined where nothing counted that.
 * One filter of those that are counted like labels may be among them.
 */
export const countedRows = (query: FindingQuery): SQL | undefined => {
  const condition = cubeCondition(query);
  if (condition !== undefined) return sql`(select * from finding_counts f where ${condition})`;
  const [key, ...more] = beyondCube(query);
  if (query.q !== undefined || more.length > 0 || key === undefined) return undefined;
  const counted = countsOf(key, query.filters);
  return counted?.isSum === true ? counted.rows : undefined;
};

/** Filters whose columns the totals have. */
const totalFilters: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>([
  'status',
  'severity',
  'kev',
  'false_positive',
  'is_duplicate',
]);

const totals = ({ filters, q }: FindingQuery): SQL | undefined =>
  q === undefined &&
  (Object.keys(filters) as FindingFilterKey[]).every((key) => totalFilters.has(key))
    ? sql`(select f.n from finding_totals f where ${onlyCube(filters)})`
    : undefined; // its keys are those of the filters

/** How many match, where that is known without looking. */
export const countKnown = async (tx: Tx, query: FindingQuery): Promise<number | undefined> => {
  const counted = totals(query) ?? countedRows(query);
  if (counted === undefined) return undefined;
  const { rows } = await tx.execute<{ n: number }>(
    sql`select coalesce(sum(n), 0)::int as n from ${counted} f`,
  );
  return rows[0]?.n ?? 0;
};

/** Filters that bits say nothing of, and counts do. */
const untold = (filters: FindingFilters): FindingFilterKey[] =>
  (Object.keys(filters) as FindingFilterKey[]).filter((key) => isPolicy(key) || inLabels.has(key)); // its keys are those of the filters

export const hasLikeness = (filters: FindingFilters): boolean => untold(filters).length > 0;

/**
 * What all that match have in common with each other, as conditions on the bits. A label has no bits, since it would be written into every index whenever somebody
 * labels. But its counts tell of which severity, category, type and tool the findings are that carry it: few are of those and do not.
 */
export const likeness = async (tx: Tx, filters: FindingFilters): Promise<SQL> => {
  const counted = untold(filters).flatMap((key) => countsOf(key, filters)?.rows ?? []);
  if (counted.length === 0) return sql`true`;
  const each = counted.map(
    (rows) =>
      sql`(select coalesce(array_agg(likeness), '{}') from (select f.likeness from (select ${likenessOf} as likeness, f.n from ${rows} f) f group by 1 having sum(f.n) > 0) l)::text`,
  );
  const { rows } = await tx.execute<{ found: string[] }>(
    sql`select array[${sql.join(each, sql`, `)}] as found`,
  );
  return sql.join((rows[0]?.found ?? []).map(likenessIn), sql` and `);
};

/** How many this filter alone finds at most, of each of these. */
export const countEach = async (
  tx: Tx,
  filters: FindingFilters,
  keys: readonly FindingFilterKey[],
): Promise<number[]> => {
  const sums = keys.map((key) => {
    const counted = countsOf(key, { [key]: filters[key] });
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

/** How many match at least: what several filters find, each alone, cannot all be apart. */
export const countAtLeast = async (tx: Tx, query: FindingQuery): Promise<number> => {
  const { filters } = query;
  const keys = beyondCube(query);
  const counted = keys.flatMap((key) => countsOf(key, filters) ?? []);
  if (query.q !== undefined || counted.length < keys.length || !counted.every(({ isSum }) => isSum))
    return 0;
  const sums = counted.map(({ rows }) => sql`(select coalesce(sum(n), 0) from ${rows} f)`);
  const whole = sql`(select coalesce(sum(n), 0) from finding_counts f where ${onlyCube(cubeOf(filters))})`;
  const { rows } = await tx.execute<{ n: number }>(
    sql`select (${sql.join(sums, sql` + `)} - ${keys.length - 1}::int * ${whole})::int as n`,
  );
  return rows[0]?.n ?? 0;
};
