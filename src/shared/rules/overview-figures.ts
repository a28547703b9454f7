import type { FindingFilters } from './finding-filters.ts';

/**
 * The open findings that each figure of the overview counts, as the filters of the list that it
 * links to.
 */
export const figureFilters = {
  overdue: { sla: ['overdue'] },
  kev: { kev: true },
  reachable: { severity: ['critical', 'high'], reachability: ['called', 'data_flow'] },
  live_secrets: { live_secret: true },
} satisfies Record<string, FindingFilters>;

export type Figure = keyof typeof figureFilters;

/** A period's changes to findings: how many are new and how many were closed. */
export interface PeriodChange {
  readonly found: number;
  readonly closed: number;
}

/** The change in open findings since the start of the period. */
export const netChange = ({ found, closed }: PeriodChange): number => found - closed;

/** Whether there is a previous state to compare with. A period with only first imports has none. */
export const isComparable = (before: number, { found, closed }: PeriodChange): boolean =>
  before > 0 || found > 0 || closed > 0;

/**
 * Returns the median, or null for an empty list. With an even number of values it is the mean of
 * the middle two.
 */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
