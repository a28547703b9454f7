// What the two bit columns of a finding (db/schema/finding-bits.ts) can say about a filter: conditions that every match meets, and few others.
import { sql, type SQL } from 'drizzle-orm';
import {
  exactFileOf,
  filterDefinition,
  type FindingFilterKey,
  type FindingFilters,
  type FindingSortField,
  findingFilterKeys,
  findingStatuses,
  mitigationKinds,
  severityRank,
} from '../../../src/shared/rules/finding-filters.ts';
import {
  columnStep,
  type FindingBit,
  findingBits,
  severityRankOf,
} from '../../db/schema/finding-bits.ts';
import { dueConditions } from './finding-where.ts';

type Prefilters = {
  [K in FindingFilterKey]?: (value: NonNullable<FindingFilters[K]>) => SQL | undefined;
};

/** The number that these bits are, of the findings of this alias. */
export const bitOf = (bit: FindingBit, alias = 'f'): SQL => {
  const { word, at, width } = findingBits[bit];
  return sql.raw(`((${alias}.${word} >> ${String(at)}) & ${String(2 ** width - 1)})`);
};

const anyOf = (bit: FindingBit, values: readonly SQL[]): SQL =>
  values.length === 1
    ? sql`${bitOf(bit)} = ${values[0]}`
    : sql`${bitOf(bit)} in (${sql.join([...values], sql`, `)})`;

const numbers = (bit: FindingBit, values: readonly number[]): SQL =>
  anyOf(
    bit,
    values.map((value) => sql.raw(String(Math.trunc(value)))),
  );

const within = (bit: FindingBit, from: number, to: number): SQL =>
  sql`${bitOf(bit)} between ${sql.raw(String(Math.trunc(from)))} and ${sql.raw(String(Math.trunc(to)))}`;

const mask = (bit: FindingBit): SQL => sql.raw(String(2 ** findingBits[bit].width - 1));

/** More values than this are not worth testing one by one. */
const mostValues = 24;

const text =
  (bit: FindingBit) =>
  (values: readonly string[]): SQL | undefined =>
    values.length > mostValues
      ? undefined
      : anyOf(
          bit,
          values.map((value) => sql`(hashtext(${value}::text)::bigint & ${mask(bit)})`),
        );

/** As in the bits: from 1, and 0 for what is none of the set. */
const placeOf = (values: readonly string[], value: string): number => values.indexOf(value) + 1;

const flag =
  (bit: FindingBit) =>
  (value: boolean): SQL =>
    numbers(bit, [value ? 1 : 0]);

const percent =
  (bit: FindingBit) =>
  ([from, to]: readonly [number, number]): SQL =>
    within(bit, from, to);

/** The first and the last step may hold other columns as well. */
const columns =
  (bit: FindingBit) =>
  ([from, to]: readonly [number, number]): SQL =>
    within(bit, columnStep(from), columnStep(to));

const dayOf = (date: string): number =>
  Math.floor((Date.parse(`${date}T00:00:00Z`) - Date.UTC(2000, 0, 1)) / 86_400_000);

/** What can be due at all. The bits decide it. */
export const stillDue = sql`${numbers('status', [1, 2])} and ${flag('false_positive')(false)}`;

/** Nothing is to be done by a day. The bits decide it. */
export const withoutDueDate = sql`not (${stillDue} and ${flag('has_due_date')(true)})`;

/** No copy of another finding. */
export const noDuplicate = flag('is_duplicate')(false);

const prefilters: Prefilters = {
  repository: (ids) =>
    ids.length > mostValues
      ? undefined
      : ids.length === 0
        ? sql`false`
        : anyOf(
            'repository',
            ids.map((id) => sql`(uuid_hash(${id}::uuid)::bigint & ${mask('repository')})`),
          ),
  branch: text('branch'),
  date_range: ({ from, to }) =>
    within(
      'first_seen',
      from === undefined ? 0 : Math.max(0, dayOf(from)),
      to === undefined ? 16_383 : Math.max(0, dayOf(to)),
    ),
  tool: text('tool'),
  language: text('language'),
  start_column: columns('start_column'),
  end_column: columns('end_column'),
  review_requested: flag('review_requested'),
  issue_owner: text('issue_owner'),
  status: (values) =>
    numbers(
      'status',
      values.map((value) => placeOf(findingStatuses, value)),
    ),
  mitigation: (values) =>
    numbers(
      'mitigation',
      values.map((value) => placeOf(mitigationKinds, value)),
    ),
  fixing_effort: percent('fixing_effort'),
  remediation_type: text('remediation_type'),
  // The dates are those of the finding itself.
  sla: (states) =>
    !states.includes('none') ? stillDue : states.length === 1 ? withoutDueDate : undefined,
  severity: (values) => numbers('severity', values.map(severityRank)),
  priority: percent('priority'),
  cvssv3_score: ([from, to]) =>
    within('cvssv3_score', Math.ceil(from * 10 - 1e-9) + 1, Math.floor(to * 10 + 1e-9) + 1),
  kev: flag('kev'),
  rule: text('rule'),
  type: text('type'),
  category: text('category'),
  false_positive: flag('false_positive'),
  is_duplicate: flag('is_duplicate'),
  is_subfinding: flag('is_subfinding'),
  provider: text('provider'),
};

const decidedByBits: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>([
  'severity',
  'status',
  'false_positive',
  'is_duplicate',
  'is_subfinding',
  'kev',
  'review_requested',
  'priority',
  'fixing_effort',
  'cvssv3_score',
  'date_range',
]);

/** Whether the bits decide every filter: nothing is left to look at. */
export const isDecidedByBits = (filters: FindingFilters): boolean =>
  findingFilterKeys.every(
    (key) =>
      filters[key] === undefined ||
      decidedByBits.has(key) ||
      (key === 'sla' && filters.sla?.join() === 'none') ||
      (key === 'mitigation' &&
        filters.mitigation?.every((value) => placeOf(mitigationKinds, value) > 0) === true),
  );

const prefilterOf = (key: FindingFilterKey, filters: FindingFilters): SQL | undefined => {
  const value = filters[key];
  return value === undefined
    ? undefined
    : (prefilters[key] as ((value: unknown) => SQL | undefined) | undefined)?.(value); // the value of its own key
};

/** On `findings f`. Repositories are named by their ids. */
export const prefilter = (filters: FindingFilters): SQL => {
  const conditions = findingFilterKeys.flatMap((key) => prefilterOf(key, filters) ?? []);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

type Along = {
  [K in FindingFilterKey]?: {
    field: FindingSortField;
    of: (value: NonNullable<FindingFilters[K]>) => SQL | undefined;
  };
};

const is =
  (column: string) =>
  ([value]: readonly string[]): SQL =>
    sql`f.${sql.raw(column)} = ${value}`;
const between =
  (column: string) =>
  ([from, to]: readonly [number, number]): SQL =>
    sql`f.${sql.raw(column)} between ${from} and ${to}`;

/** Filters by what an order orders by: a walk then begins and ends where they say. */
const alongs: Along = {
  priority: { field: 'priority', of: between('priority') },
  fixing_effort: { field: 'fixing_effort', of: between('fixing_effort') },
  cvssv3_score: {
    field: 'cvssv3_score',
    of: ([from, to]) => between('cvss_order')([from - 0.05, to + 0.05]),
  },
  severity: {
    field: 'severity',
    of: (values) => {
      const ranks = values.map(severityRank);
      return sql`f.severity_order between ${(4 - Math.max(...ranks)) * 1000} and ${(4 - Math.min(...ranks)) * 1000 + 999}`;
    },
  },
  status: { field: 'status', of: is('status') },
  tool: { field: 'tool', of: is('tool') },
  rule: { field: 'rule', of: is('rule_id') },
  component: {
    field: 'component',
    of: (values) =>
      values.some((value) => value.startsWith('pkg:')) ? undefined : is('component_order')(values),
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
  date_range: {
    field: 'first_seen_at',
    of: ({ from, to }) =>
      from === undefined
        ? undefined
        : sql`f.first_seen_at >= ${`${from}T00:00:00Z`}::timestamptz${to === undefined ? sql`` : sql` and f.first_seen_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`}`,
  },
};

/** What a walk along this order may ask of the order's own column besides the bits. Several values are met in order, not value by value. */
export const alongOrder = (filters: FindingFilters, field: FindingSortField): SQL => {
  const conditions = findingFilterKeys.flatMap((key) => {
    const along = alongs[key];
    const value = filters[key];
    const isMany =
      Array.isArray(value) &&
      key !== 'severity' &&
      filterDefinition(key).kind === 'list' &&
      value.length !== 1;
    return along?.field !== field || value === undefined || isMany
      ? []
      : ((along.of as (value: unknown) => SQL | undefined)(value) ?? []); // the value of its own key
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/** Flags with an index of the findings that have them. */
const flags = {
  review_requested: sql`f.review_requested`,
  is_subfinding: sql`f.is_subfinding`,
} as const;
const flagKeys = Object.keys(flags) as (keyof typeof flags)[]; // its own keys

/** Of the flags and ranges among the filters the first: the index to count by. Undefined where there is none. */
export const alongAny = (filters: FindingFilters): SQL | undefined => {
  const flagged = flagKeys.find((key) => filters[key] === true);
  if (flagged !== undefined) return flags[flagged];
  const field = (['priority', 'fixing_effort', 'cvssv3_score', 'date_range'] as const).find(
    (key) => filters[key] !== undefined,
  );
  return field === undefined
    ? undefined
    : alongOrder(filters, field === 'date_range' ? 'first_seen_at' : field);
};

/** Bits that say what every row of counts says as well (db/schema/finding-counts.ts). */
const counted = ['severity', 'kev', 'category', 'type', 'tool'] as const satisfies FindingBit[];

/** Of a row `f` of counts: these bits, as a finding that it counts has them in its traits. */
export const likenessOf = sql.raw(
  counted
    .map(
      (bit) =>
        `((${bit === 'severity' ? severityRankOf('severity') : findingBits[bit].value})::bigint << ${String(findingBits[bit].at)})`,
    )
    .join(' | '),
);

const countedMask = sql.raw(
  String(
    counted.reduce(
      (sum, bit) =>
        sum + ((2n ** BigInt(findingBits[bit].width) - 1n) << BigInt(findingBits[bit].at)),
      0n,
    ),
  ),
);

/** The finding is like one of these; the list is the text of an array. */
export const likenessIn = (likenesses: string): SQL =>
  sql`(f.traits & ${countedMask}) = any(${likenesses}::bigint[])`;
