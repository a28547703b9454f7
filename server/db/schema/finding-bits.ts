// What a list filters by, packed into two numbers that every sort index carries along. Walking an order then drops what cannot match
// without reading the finding itself: ten times as fast, and no worse where a filter and an order pull apart. Texts are hashed, numbers and
// dates are rounded: the bits say "perhaps" or "no", never "yes". Changing a field here changes both columns and every index.
import { sql, type SQL } from 'drizzle-orm';
import {
  findingStatuses,
  mitigationKinds,
  severities,
} from '../../../src/shared/rules/finding-filters.ts';

export type BitWord = 'traits' | 'measures';

interface BitField {
  word: BitWord;
  /** Lowest bit, and how many. */
  at: number;
  width: number;
  /** Of a row of `findings`: not negative, and below 2 to the power of the width. */
  value: string;
}

const hashed = (column: string, width: number) =>
  `coalesce(hashtext(${column})::bigint, 0) & ${2 ** width - 1}`;
/** Of a closed set, from 1; 0 is none of it. */
const placeIn = (values: readonly string[], column: string) =>
  `coalesce(array_position(array[${values.map((value) => `'${value}'`).join(',')}], ${column}), 0)`;
/** `severity_rank`, where a table has the severity alone. */
export const severityRankOf = (column: string) => `${placeIn(severities, column)} - 1`;
const flag = (column: string) => `case when ${column} then 1 else 0 end`;

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, n) => from + n * by);

/** Where a column begins to count as a further one: each up to 80, then ever coarser. 126 of them, so that a column and "none" fit into seven bits. */
const columnSteps = [
  ...steps(1, 79, 1),
  ...steps(80, 230, 10),
  ...steps(240, 940, 50),
  ...steps(990, 9990, 600),
];
const columnBits = (column: string) =>
  `coalesce(width_bucket(${column}, '{${columnSteps.join(',')}}'::integer[]) + 1, 0)`;

/** The same of a number: 0 is "none". */
export const columnStep = (column: number): number =>
  1 + columnSteps.filter((step) => step <= column).length;

/** Days since 2000 in UTC; what has no date is as far away as can be. */
export const lastDay = 16_383;
const day = (column: string) =>
  `case when ${column} is null then ${lastDay} else least(${lastDay - 1}, greatest(0, floor(extract(epoch from ${column} - '2000-01-01 00:00:00+00'::timestamptz) / 86400)))::bigint end`;

export const findingBits = {
  severity: { word: 'traits', at: 0, width: 3, value: 'severity_rank' },
  status: { word: 'traits', at: 3, width: 3, value: placeIn(findingStatuses, 'status') },
  false_positive: { word: 'traits', at: 6, width: 1, value: flag('false_positive') },
  is_duplicate: { word: 'traits', at: 7, width: 1, value: flag('is_duplicate') },
  is_subfinding: { word: 'traits', at: 8, width: 1, value: flag('is_subfinding') },
  kev: { word: 'traits', at: 9, width: 1, value: flag('kev') },
  review_requested: { word: 'traits', at: 10, width: 1, value: flag('review_requested') },
  mitigation: { word: 'traits', at: 11, width: 3, value: placeIn(mitigationKinds, 'mitigation') },
  remediation_type: { word: 'traits', at: 14, width: 3, value: hashed('remediation_type', 3) },
  category: { word: 'traits', at: 17, width: 5, value: hashed('category', 5) },
  provider: { word: 'traits', at: 22, width: 3, value: hashed('provider', 3) },
  language: { word: 'traits', at: 25, width: 6, value: hashed('language', 6) },
  type: { word: 'traits', at: 31, width: 7, value: hashed('type', 7) },
  tool: { word: 'traits', at: 38, width: 8, value: hashed('tool', 8) },
  repository: {
    word: 'traits',
    at: 46,
    width: 9,
    value: `uuid_hash(repository_id)::bigint & ${2 ** 9 - 1}`,
  },
  rule: { word: 'traits', at: 55, width: 8, value: hashed('rule_id', 8) },

  priority: { word: 'measures', at: 0, width: 7, value: 'least(100, greatest(0, priority))' },
  fixing_effort: {
    word: 'measures',
    at: 7,
    width: 7,
    value: 'least(100, greatest(0, fixing_effort))',
  },
  /** Tenths and one, so that 0 is "no score". */
  cvssv3_score: {
    word: 'measures',
    at: 14,
    width: 7,
    value:
      'case when cvss_score is null then 0 else least(101, greatest(1, round((cvss_score * 10)::numeric) + 1))::bigint end',
  },
  first_seen: { word: 'measures', at: 21, width: 14, value: day('first_seen_at') },
  start_column: { word: 'measures', at: 35, width: 7, value: columnBits('start_column') },
  end_column: { word: 'measures', at: 42, width: 7, value: columnBits('end_column') },
  branch: { word: 'measures', at: 49, width: 4, value: hashed('branch', 4) },
  issue_owner: { word: 'measures', at: 53, width: 8, value: hashed('issue_owner', 8) },
  has_fix: { word: 'measures', at: 61, width: 1, value: flag('has_fix') },
  has_due_date: { word: 'measures', at: 62, width: 1, value: flag('due_at is not null') },
} as const satisfies Record<string, BitField>;

export type FindingBit = keyof typeof findingBits;

/** The generated column. */
export const bitsOf = (word: BitWord): SQL =>
  sql.raw(
    Object.values(findingBits)
      .filter((field) => field.word === word)
      .map(({ value, at }) => `((${value})::bigint << ${String(at)})`)
      .join(' | '),
  );
