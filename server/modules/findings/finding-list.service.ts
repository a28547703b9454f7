import { defaultFindingSort, type FindingSortField } from '../../../src/shared/rules/finding-filters.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { type Conditions, conditionsOf, type FindingOrder, type FindingParameters, type FindingQuery, type Position, queryOf, readCursor, writeCursor } from './finding-query.ts';
import { findingRowOf, type FindingRowRecord } from './finding-row.ts';
import { collectRows, countUpTo, walkRows, type Window } from './finding-rows.repo.ts';
import { countKnown } from './finding-counts.repo.ts';

/** Exact up to here; beyond it a list says "more than". */
const countedExactly = 10_000;
/** Deeper pages are reached by cursor only: an offset reads everything before it. */
const deepestOffset = 100_000;

export type ListParameters = FindingParameters & { sort_field?: FindingSortField; sort?: 'asc' | 'desc'; cursor?: string; page?: number; page_size?: number };

export const orderOf = ({ sort_field, sort }: Pick<ListParameters, 'sort_field' | 'sort'>): FindingOrder => ({
  field: sort_field ?? defaultFindingSort.sort_field,
  direction: sort ?? defaultFindingSort.sort,
});

interface Total {
  total: number;
  exact: boolean;
}

/** So few are faster found and sorted than met one by one along the order. */
const collectedMost = 10_000;
/** A walk that has read so many findings without filling its page goes against its filter: then all that match are collected, however many. */
const walkedMost = 4_000;
const noLimit = 2_000_000_000;

interface Page {
  rows: FindingRowRecord[];
  total: Total;
}

type Question = { scope: Scope; query: FindingQuery; order: FindingOrder; window: Window; conditions: Conditions };

const walk = async (tx: Tx, { order, window, conditions }: Question, position?: Position): Promise<FindingRowRecord[]> => {
  const rows = await walkRows(tx, conditions, order, window, walkedMost + (window.offset ?? 0), position);
  return rows.length === window.limit || conditions.isDecided ? rows : (await collectRows(tx, conditions, order, window, noLimit, position)).rows;
};

const firstPage = async (tx: Tx, question: Question): Promise<Page> => {
  const { scope, query, order, window, conditions } = question;
  const known = scope === 'all' ? await countKnown(tx, query) : undefined;
  if (known === undefined ? !conditions.isMany : known <= collectedMost) {
    const { found, rows } = await collectRows(tx, conditions, order, window, collectedMost);
    // Beyond the last page no row carries the number.
    const counted = rows.length === 0 && (window.offset ?? 0) > 0 ? await countUpTo(tx, conditions.exact, collectedMost) : found;
    if (counted <= collectedMost) return { rows, total: { total: counted, exact: true } };
  }
  return { rows: await walk(tx, question), total: known === undefined ? { total: countedExactly, exact: false } : { total: known, exact: true } };
};

const nextPage = async (tx: Tx, question: Question, { key, id, total, exact }: Position & Total): Promise<Page> => {
  const { order, window, conditions } = question;
  const rows = exact && total <= collectedMost
    ? (await collectRows(tx, conditions, order, window, noLimit, { key, id })).rows
    : await walk(tx, question, { key, id });
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
