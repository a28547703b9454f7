import type { Scope } from '#domain/roles';
import type { Conditions, SearchConditions } from './conditions.ts';
import { maxExactCount } from './cost-model.ts';
import type { FindingOrder } from './finding-order.ts';
import type { FindingRowRecord } from './finding-row.ts';
import type { Window } from './finding-rows.repo.ts';

/** A page of the findings list, as the planner receives it. */
export type ListQuery<C = Conditions | SearchConditions> = {
  scope: Scope;
  order: FindingOrder;
  window: Window;
  conditions: C;
};

export interface Total {
  total: number;
  exact: boolean;
}

export interface ListPage {
  rows: FindingRowRecord[];
  total: Total;
}

/** The total of a list with more matches than are counted. */
export const moreThanCounted: Total = { total: maxExactCount, exact: false };

/** A page beyond the last one has no row that could contain the number of matches. */
export const isBeyondLastPage = (rows: readonly unknown[], { offset = 0 }: Window): boolean =>
  rows.length === 0 && offset > 0;

export const isSearchQuery = (query: ListQuery): query is ListQuery<SearchConditions> =>
  'search' in query.conditions;
