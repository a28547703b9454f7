import { netChange, type PeriodChange } from '#domain/overview-figures';
import type { FilterOption, NamedChange, RepositoryChart } from '@/shared/api/generated/model';

/** Open findings of a team or repository. */
export interface WorstRow {
  readonly name: string;
  readonly critical: number;
  readonly high: number;
  /** The critical and high ones whose code is reachable. */
  readonly reachable: number;
  readonly open: number;
  readonly overdue: number;
}

export const criticalAndHigh = ({ critical, high }: WorstRow): number => critical + high;

/** Sorts by critical and high findings, most first. */
export const worstFirst = (rows: readonly WorstRow[]): readonly WorstRow[] =>
  rows.toSorted(
    (one, other) => criticalAndHigh(other) - criticalAndHigh(one) || other.open - one.open,
  );

/** The row with the most critical and high findings; undefined if no row has any. */
export function worstOf(rows: readonly WorstRow[]): WorstRow | undefined {
  const [first] = worstFirst(rows);
  return first === undefined || criticalAndHigh(first) === 0 ? undefined : first;
}

const countIn = (options: readonly FilterOption[], name: string): number =>
  options.find(({ value }) => value === name)?.count ?? 0;

export const repositoryCounts = (
  { data }: RepositoryChart,
  overdue: readonly FilterOption[] = [],
  reachable: readonly FilterOption[] = [],
): readonly WorstRow[] =>
  data.map(({ repository: { nickname }, severity, total }) => ({
    name: nickname,
    critical: severity.critical,
    high: severity.high,
    reachable: countIn(reachable, nickname),
    open: total,
    overdue: countIn(overdue, nickname),
  }));

type Options = readonly FilterOption[];

/** Counts of teams with open findings. */
export const teamCounts = (counts: {
  readonly open: Options;
  readonly critical: Options;
  readonly high: Options;
  readonly reachable: Options;
  readonly overdue: Options;
}): readonly WorstRow[] =>
  counts.open
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({
      name: value,
      critical: countIn(counts.critical, value),
      high: countIn(counts.high, value),
      reachable: countIn(counts.reachable, value),
      open: count,
      overdue: countIn(counts.overdue, value),
    }));

export const courseOf = (found: number, fixed: number): 'still' | 'better' | 'worse' | 'level' =>
  found === 0 && fixed === 0
    ? 'still'
    : fixed > found
      ? 'better'
      : fixed < found
        ? 'worse'
        : 'level';

export const changeOfName = (changes: readonly NamedChange[], name: string): PeriodChange =>
  changes.find((each) => each.name === name) ?? { found: 0, closed: 0 };

/** The name with the largest growth; undefined if none has more new findings than closed ones. */
export function mostGrown(
  changes: readonly NamedChange[],
): { readonly name: string; readonly by: number } | undefined {
  const [first] = changes.toSorted((one, other) => netChange(other) - netChange(one));
  const by = first === undefined ? 0 : netChange(first);
  return first === undefined || by <= 0 ? undefined : { name: first.name, by };
}
