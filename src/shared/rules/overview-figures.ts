import type { FindingFilters } from './finding-filters.ts';

/**
 * What the figures of the overview count of the open findings, as the filters of the list that each
 * figure opens.
 */
export const figureFilters = {
  overdue: { sla: ['overdue'] },
  kev: { kev: true },
  reachable: { severity: ['critical', 'high'], reachability: ['called', 'data_flow'] },
  live_secrets: { live_secret: true },
} satisfies Record<string, FindingFilters>;

export type Figure = keyof typeof figureFilters;

/** What a period did to findings: how many are new, and how many were closed. */
export interface PeriodChange {
  readonly found: number;
  readonly closed: number;
}

/** By how many the open findings differ from what they were before the period. */
export const netChange = ({ found, closed }: PeriodChange): number => found - closed;

/**
 * Whether there is anything to compare with: a period that holds nothing but first imports has no
 * time before it.
 */
export const isComparable = (before: number, { found, closed }: PeriodChange): boolean =>
  before > 0 || found > 0 || closed > 0;

/** The middle of the values, or between the two in the middle; null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
