// Filters as index ranges: where a scan starts and ends, and which index counts the matches.
import { sql, type SQL } from 'drizzle-orm';
import {
  exactFileOf,
  filterDefinition,
  type FindingFilterKey,
  type FindingFilters,
  findingFilterKeys,
  type FindingSortField,
  severityRank,
} from '#domain/finding-filters';
import { dueConditions, isDueWithin } from './sla-conditions.ts';

type OrderColumnConditions = {
  [K in FindingFilterKey]?: {
    field: FindingSortField;
    of: (value: NonNullable<FindingFilters[K]>) => SQL | undefined;
  };
};

const columnEquals =
  (column: string) =>
  ([value]: readonly string[]): SQL =>
    sql`f.${sql.raw(column)} = ${value}`;
const columnBetween =
  (column: string) =>
  ([from, to]: readonly [number, number]): SQL =>
    sql`f.${sql.raw(column)} between ${from} and ${to}`;

/** Filters on a sort column; they bound the scan of its index. */
const orderColumnConditions: OrderColumnConditions = {
  priority: { field: 'priority', of: columnBetween('priority') },
  fixing_effort: { field: 'fixing_effort', of: columnBetween('fixing_effort') },
  cvssv3_score: {
    field: 'cvssv3_score',
    of: ([from, to]) => columnBetween('cvss_order')([from - 0.05, to + 0.05]),
  },
  severity: {
    field: 'severity',
    of: (values) => {
      const ranks = values.map(severityRank);
      return sql`f.severity_order between ${(4 - Math.max(...ranks)) * 1000} and ${(4 - Math.min(...ranks)) * 1000 + 999}`;
    },
  },
  status: { field: 'status', of: columnEquals('status') },
  tool: { field: 'tool', of: columnEquals('tool') },
  rule: { field: 'rule', of: columnEquals('rule_id') },
  component: {
    field: 'component',
    of: (values) =>
      values.some((value) => value.startsWith('pkg:'))
        ? undefined
        : columnEquals('component_order')(values),
  },
  file: {
    field: 'file',
    of: (pattern) => {
      const path = exactFileOf(pattern);
      return path === undefined ? undefined : sql`f.file_order = ${path}`;
    },
  },
  sla: {
    field: 'due_at',
    of: ([state]) => (state === undefined || state === 'none' ? undefined : dueConditions[state]),
  },
  due: { field: 'due_at', of: isDueWithin },
  epss: { field: 'epss', of: columnBetween('epss_order') },
  date_range: {
    field: 'first_seen_at',
    of: ({ from, to }) =>
      from === undefined
        ? undefined
        : sql`f.first_seen_at >= ${`${from}T00:00:00Z`}::timestamptz${to === undefined ? sql`` : sql` and f.first_seen_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`}`,
  },
};

/**
 * The range of the sort column that a scan of its index has to pass. Several values are not a
 * range: a scan passes entries in order, not value by value.
 */
export const orderColumnRange = (filters: FindingFilters, field: FindingSortField): SQL => {
  const conditions = findingFilterKeys.flatMap((key) => {
    const condition = orderColumnConditions[key];
    const value = filters[key];
    const isMany =
      Array.isArray(value) &&
      key !== 'severity' &&
      filterDefinition(key).kind === 'list' &&
      value.length !== 1;
    return condition?.field !== field || value === undefined || isMany
      ? []
      : ((condition.of as (value: unknown) => SQL | undefined)(value) ?? []); // the key's own value
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/** Flags with a partial index of the findings that have them. */
const indexedFlags = {
  review_requested: sql`f.review_requested`,
  is_subfinding: sql`f.is_subfinding`,
} as const;
const indexedFlagKeys = Object.keys(indexedFlags) as (keyof typeof indexedFlags)[]; // its own keys

/** Returns the condition of the first flag or range filter whose index can count the matches. */
export const firstIndexedFilter = (filters: FindingFilters): SQL | undefined => {
  const flagged = indexedFlagKeys.find((key) => filters[key] === true);
  if (flagged !== undefined) return indexedFlags[flagged];
  const field = (['priority', 'fixing_effort', 'cvssv3_score', 'date_range'] as const).find(
    (key) => filters[key] !== undefined,
  );
  return field === undefined
    ? undefined
    : orderColumnRange(filters, field === 'date_range' ? 'first_seen_at' : field);
};
