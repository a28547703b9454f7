import type { PeriodParameter } from '@/shared/api/generated/model';

export const periods = [
  'last_visit',
  '7d',
  '30d',
  '90d',
  '365d',
] as const satisfies readonly PeriodParameter[];
export type Period = (typeof periods)[number];
export const defaultPeriod: Period = '30d';

/** The URL of the overview: period and repository. */
export interface OverviewSearch {
  readonly period?: Period;
  readonly repository?: string;
}

export function validateOverviewSearch(input: Readonly<Record<string, unknown>>): OverviewSearch {
  const period = periods.find((one) => one === input.period);
  const repository =
    typeof input.repository === 'string' ? input.repository.trim().slice(0, 200) : '';
  return {
    ...(period && period !== defaultPeriod && { period }),
    ...(repository !== '' && { repository }),
  };
}
