import { defaultFindingSort, type FindingSortField } from '../../../src/shared/rules/finding-filters.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { type Conditions, conditionsOf, type FindingOrder, type FindingParameters, type FindingQuery, type Position, queryOf, readCursor, writeCursor } from './finding-query.ts';
import { findingRowOf, type FindingRowRecord } from './finding-row.ts';
import { collectRows, countUpTo, walkRows, type Window } from './finding-rows.repo.ts';
import { countFromCube } from './finding-counts.repo.ts';

/** Exact up to here; beyond it a list says "more than". */
const countedExactly = 10_000;
/** Deeper pages are reached by cursor only: an offset reads everything before it. */
const deepestOffset = 100_000;

export type ListParameters = FindingParameters & { sort_field?: FindingSortField; sort?: 'asc' | 'desc'; cursor?: string; page?: number; page_size?: number };

export const orderOf = ({ sort_field, sort }: Pick<ListParameters, 'sort_field' | 'sort'>): FindingOrder => ({
  field: sort_field ?? defaultFindingSort.sort_field,
  direction: sort ?? defaultFindingSort.sort,
});

export interface Total {
  total: number;
  exact: boolean;
}

/** From the maintained counts where they know every filter, else by counting no further than anybody reads. */
export const countFindings = async (tx: Tx, scope: Scope, query: FindingQuery, { exact, perhaps, isDecided }: Conditions): Promise<Total> => {
  const known = scope === 'all' ? await countFromCube(tx, query) : undefined;
  if (known !== undefined) return { total: known, exact: true };
  const counted = await countUpTo(tx, isDecided ? perhaps : exact, countedExactly);
  return counted > countedExactly ? { total: countedExactly, exact: false } : { total: counted, exact: true };
};

/** So few are faster found and sorted than met one by one along the order. */
const collectedMost = 4_000;

interface Page {
  rows: FindingRowRecord[];
  total: Total;
}

type Question = { scope: Scope; query: FindingQuery; order: FindingOrder; window: Window; conditions: Conditions };

const firstPage = async (tx: Tx, { scope, query, order, window, conditions }: Question): Promise<Page> => {
  const known = scope === 'all' ? await countFromCube(tx, query) : undefined;
  if (known === undefined || known <= collectedMost) {
    const { found, rows } = await collectRows(tx, conditions, order, window, collectedMost);
    if (found <= collectedMost) return { rows, total: { total: found, exact: true } };
  }
  const rows = await walkRows(tx, conditions, order, window);
  return { rows, total: known === undefined ? await countFindings(tx, scope, query, conditions) : { total: known, exact: true } };
};

const nextPage = async (tx: Tx, { order, window, conditions }: Question, { key, id, total, exact }: Position & Total): Promise<Page> => {
  const rows = exact && total <= collectedMost
    ? (await collectRows(tx, conditions, order, window, countedExactly, { key, id })).rows
    : await walkRows(tx, conditions, order, window, { key, id });
  return { rows, total: { total, exact } };
};

/**
 * A page in the way that is fast for how many match. Few: find them by what they have in common, and sort. Many: walk along the order, where the next
 * that matches is never far. The planner cannot choose between the two: it takes filter and order for independent, and they are not.
 */
export const listFindings = (deps: Deps, who: Principal, scope: Scope, parameters: ListParameters) => {
  const query = queryOf(parameters);
  const order = orderOf(parameters);
  const size = parameters.page_size ?? 50;
  const cursor = parameters.cursor === undefined ? undefined : readCursor(order, parameters.cursor);
  const page = cursor ? cursor.page + 1 : Math.max(1, parameters.page ?? 1);
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const window = { limit: size + 1, offset: cursor ? 0 : Math.min(deepestOffset, (page - 1) * size) };
    const question = { scope, query, order, window, conditions: await conditionsOf(tx, who, scope, query) };
    const { rows, total: { total, exact } } = cursor ? await nextPage(tx, question, cursor) : await firstPage(tx, question);
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    const next = rows.length > size && last ? writeCursor(order, { key: last.sort_key, id: last.id, page, total, exact }) : null;
    return {
      data: shown.map((row) => findingRowOf(row, deps.now())),
      meta: { total, total_is_exact: exact, page, page_size: size, next_cursor: next },
    };
  });
};
