// Parameters that all charts share: the findings, the caller and the days.
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { readInTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import {
  daysSinceVisit,
  type FindingParameters,
  type FindingQuery,
  toFindingQuery,
} from '../query/index.ts';

/** The contract's default period, 30d. */
const defaultDays = 30;

export type Access = { who: Principal; scope: Scope };
export type ChartParameters = FindingParameters & {
  period?: 'last_visit' | '7d' | '30d' | '90d' | '365d';
  limit?: number;
};

export const daysOf = async (
  tx: Tx,
  who: Principal,
  { period = '30d' }: ChartParameters,
): Promise<number> =>
  period === 'last_visit'
    ? ((await daysSinceVisit(tx, who)) ?? defaultDays)
    : Number(period.slice(0, -1));

export const withFindingQuery = <T>(
  deps: Deps,
  { who }: Access,
  parameters: ChartParameters,
  work: (tx: Tx, query: FindingQuery) => Promise<T>,
): Promise<T> => readInTenant(deps.db, toTenant(who), (tx) => work(tx, toFindingQuery(parameters)));
