// Filters as conditions on the bitmap, the two integer columns that every sort index carries
// (platform/db/schema/filter-bitmap.ts). Every match meets them, and few other findings do.
import { sql, type SQL } from 'drizzle-orm';
import {
  type FindingFilterKey,
  type FindingFilters,
  findingFilterKeys,
  findingStatuses,
  mitigationKinds,
  severityRank,
} from '#domain/finding-filters';
import {
  toColumnBucket,
  type BitmapField,
  bitmapFields,
} from '../../../platform/db/schema/filter-bitmap.ts';
import { maxBitmapValues } from './cost-model.ts';

type Predicates = {
  [K in FindingFilterKey]?: (value: NonNullable<FindingFilters[K]>) => SQL | undefined;
};

/** The value of a field of the bitmap. */
export const bitmapField = (bit: BitmapField, alias = 'f'): SQL => {
  const { word, at, width } = bitmapFields[bit];
  return sql.raw(`((${alias}.${word} >> ${String(at)}) & ${String(2 ** width - 1)})`);
};

const anyOf = (bit: BitmapField, values: readonly SQL[]): SQL =>
  values.length === 1
    ? sql`${bitmapField(bit)} = ${values[0]}`
    : sql`${bitmapField(bit)} in (${sql.join([...values], sql`, `)})`;

const isOneOf = (bit: BitmapField, values: readonly number[]): SQL =>
  anyOf(
    bit,
    values.map((value) => sql.raw(String(Math.trunc(value)))),
  );

const within = (bit: BitmapField, from: number, to: number): SQL =>
  sql`${bitmapField(bit)} between ${sql.raw(String(Math.trunc(from)))} and ${sql.raw(String(Math.trunc(to)))}`;

const mask = (bit: BitmapField): SQL => sql.raw(String(2 ** bitmapFields[bit].width - 1));

const textPredicate =
  (bit: BitmapField) =>
  (values: readonly string[]): SQL | undefined =>
    values.length > maxBitmapValues
      ? undefined
      : anyOf(
          bit,
          values.map((value) => sql`(hashtext(${value}::text)::bigint & ${mask(bit)})`),
        );

/** Positions in the bitmap start at 1; 0 is a value outside the closed set. */
const positionIn = (values: readonly string[], value: string): number => values.indexOf(value) + 1;

const flagPredicate =
  (bit: BitmapField) =>
  (value: boolean): SQL =>
    isOneOf(bit, [value ? 1 : 0]);

const percentPredicate =
  (bit: BitmapField) =>
  ([from, to]: readonly [number, number]): SQL =>
    within(bit, from, to);

/** Not exact: the first and the last bucket can contain values outside the range. */
const columnPredicate =
  (bit: BitmapField) =>
  ([from, to]: readonly [number, number]): SQL =>
    within(bit, toColumnBucket(from), toColumnBucket(to));

const daysSince2000 = (date: string): number =>
  Math.floor((Date.parse(`${date}T00:00:00Z`) - Date.UTC(2000, 0, 1)) / 86_400_000);

/** Exact. The finding is in a state that can have a due date. */
export const canBeDue = sql`${isOneOf('status', [1, 2])} and ${flagPredicate('false_positive')(false)}`;

/** Exact. The finding has no due date. */
export const hasNoDueDate = sql`not (${canBeDue} and ${flagPredicate('has_due_date')(true)})`;

/** Exact. The finding is not a duplicate. */
export const isOriginal = flagPredicate('is_duplicate')(false);

const predicates: Predicates = {
  repository: (ids) =>
    ids.length > maxBitmapValues
      ? undefined
      : ids.length === 0
        ? sql`false`
        : anyOf(
            'repository',
            ids.map((id) => sql`(uuid_hash(${id}::uuid)::bigint & ${mask('repository')})`),
          ),
  branch: textPredicate('branch'),
  date_range: ({ from, to }) =>
    within(
      'first_seen',
      from === undefined ? 0 : Math.max(0, daysSince2000(from)),
      to === undefined ? 16_383 : Math.max(0, daysSince2000(to)),
    ),
  tool: textPredicate('tool'),
  language: textPredicate('language'),
  start_column: columnPredicate('start_column'),
  end_column: columnPredicate('end_column'),
  review_requested: flagPredicate('review_requested'),
  issue_owner: textPredicate('issue_owner'),
  status: (values) =>
    isOneOf(
      'status',
      values.map((value) => positionIn(findingStatuses, value)),
    ),
  mitigation: (values) =>
    isOneOf(
      'mitigation',
      values.map((value) => positionIn(mitigationKinds, value)),
    ),
  fixing_effort: percentPredicate('fixing_effort'),
  remediation_type: textPredicate('remediation_type'),
  // The bitmap has no dates; the due date is a column of the finding.
  sla: (states) =>
    !states.includes('none') ? canBeDue : states.length === 1 ? hasNoDueDate : undefined,
  due: () => canBeDue,
  severity: (values) => isOneOf('severity', values.map(severityRank)),
  priority: percentPredicate('priority'),
  cvssv3_score: ([from, to]) =>
    within('cvssv3_score', Math.ceil(from * 10 - 1e-9) + 1, Math.floor(to * 10 + 1e-9) + 1),
  kev: flagPredicate('kev'),
  rule: textPredicate('rule'),
  type: textPredicate('type'),
  category: textPredicate('category'),
  false_positive: flagPredicate('false_positive'),
  is_duplicate: flagPredicate('is_duplicate'),
  is_subfinding: flagPredicate('is_subfinding'),
  provider: textPredicate('provider'),
};

const exactFilters: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>([
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

/**
 * Returns whether the bitmap predicate of these filters is exact, so that no finding has to be
 * read.
 */
export const isExactInBitmap = (filters: FindingFilters): boolean =>
  findingFilterKeys.every(
    (key) =>
      filters[key] === undefined ||
      exactFilters.has(key) ||
      (key === 'sla' && filters.sla?.join() === 'none') ||
      (key === 'mitigation' &&
        filters.mitigation?.every((value) => positionIn(mitigationKinds, value) > 0) === true),
  );

const predicateFor = (key: FindingFilterKey, filters: FindingFilters): SQL | undefined => {
  const value = filters[key];
  return value === undefined
    ? undefined
    : (predicates[key] as ((value: unknown) => SQL | undefined) | undefined)?.(value); // the key's own value
};

/** The condition on `findings f`. Repositories have to be given by id. */
export const buildBitmapPredicate = (filters: FindingFilters): SQL => {
  const conditions = findingFilterKeys.flatMap((key) => predicateFor(key, filters) ?? []);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};
