import { sql } from 'drizzle-orm';
import { defaultFindingSort, type FindingSortField } from '../../../src/shared/rules/finding-filters.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { type Conditions, type FindingOrder, type FindingParameters, type FindingQuery, isWordOrder, listConditionsOf, type Position, queryOf, readCursor, type SearchConditions, writeCursor } from './finding-query.ts';
import { findingRowOf, type FindingRowRecord } from './finding-row.ts';
import { countKnown } from './finding-counts.repo.ts';
import { alongAny } from './finding-prefilter.ts';
import { collectHits, collectRows, countedExactly, countUpTo, walkRows, type Window } from './finding-rows.repo.ts';
import { estimateHits, everything } from './finding-search.ts';

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

interface Page {
  rows: FindingRowRecord[];
  total: Total;
}

type Question<C = Conditions | SearchConditions> = { scope: Scope; query: FindingQuery; order: FindingOrder; window: Window; conditions: C };

const isSearch = (question: Question): question is Question<SearchConditions> => 'search' in question.conditions;

const many: Total = { total: countedExactly, exact: false };

const collectAll = async (tx: Tx, question: Question, position?: Position): Promise<FindingRowRecord[]> => {
  const { order, window, conditions } = question;
  return (await (isSearch(question) ? collectHits(tx, question.conditions, order, window, everything, position) : collectRows(tx, conditions, order, window, everything, position))).rows;
};

/** The page, or undefined where the order goes against the filter. */
const walkSome = async (tx: Tx, { order, window, conditions }: Question, position?: Position): Promise<FindingRowRecord[] | undefined> => {
  const rows = await walkRows(tx, conditions, order, window, walkedMost + (window.offset ?? 0), position);
  return rows.length === window.limit || conditions.isDecided ? rows : undefined;
};

const walk = async (tx: Tx, question: Question, position?: Position) => (await walkSome(tx, question, position)) ?? (await collectAll(tx, question, position));

const filteredPage = async (tx: Tx, question: Question): Promise<Page> => {
  const { scope, order, window, conditions } = question;
  const known = scope === 'all' ? await countKnown(tx, conditions.named) : undefined;
  const bounded = known ?? (conditions.isDecided ? await countUpTo(tx, sql`${conditions.perhaps} and ${alongAny(conditions.named.filters)}`, collectedMost) : undefined);
  if (!conditions.isMany && (bounded === undefined || bounded <= collectedMost)) {
    const { found, rows } = await collectRows(tx, conditions, order, window, collectedMost);
    // Beyond the last page no row carries the number.
    const counted = rows.length === 0 && (window.offset ?? 0) > 0 ? await countUpTo(tx, conditions.isDecided ? conditions.perhaps : conditions.exact, collectedMost) : found;
    if (counted <= collectedMost) return { rows, total: { total: counted, exact: true } };
  }
  return { rows: await walk(tx, question), total: known === undefined ? many : { total: known, exact: true } };
};

/** So many hits that statistics cannot be wrong enough for there to be fewer than anybody counts. */
const surelyMany = 3 * countedExactly;

/** About how many a search with its filters finds, and how many its filters alone, where that is known. */
const expected = async (tx: Tx, { scope, conditions: { search, besides } }: Question<SearchConditions>): Promise<{ hits: number; matches: number; filtered: number | undefined }> => {
  const hits = await estimateHits(tx, search);
  // Of the paths with its words a pattern finds about half.
  if (besides.isNothing) return { hits, matches: search.pattern === undefined ? hits : hits / 2, filtered: undefined };
  const filtered = scope === 'all' ? await countKnown(tx, besides.query) : undefined;
  const whole = filtered === undefined ? undefined : await countKnown(tx, { filters: {} });
  return { hits, matches: filtered === undefined || whole === undefined ? Math.min(hits, surelyMany) : (hits * filtered) / Math.max(1, whole), filtered };
};

/** Reading a hit is what costs: frequent words are met along the order, rare ones all read, and rare filters come before frequent words. */
const searchedPage = async (tx: Tx, question: Question<SearchConditions>): Promise<Page> => {
  const { order, window, conditions } = question;
  const { hits, matches, filtered } = await expected(tx, question);
  const byFilter = filtered !== undefined && filtered <= collectedMost && filtered < hits / 2;
  const met = !byFilter && matches > surelyMany ? await walkSome(tx, question) : undefined;
  if (met !== undefined) return { rows: met, total: many };
  // Orders by words go against a search more often than not, and filters are asked of every hit anyway.
  const most = !conditions.besides.isNothing || matches > surelyMany || (matches > collectedMost && isWordOrder(order)) ? everything : collectedMost;
  const collect = (part: Window) => (byFilter ? collectRows(tx, conditions, order, part, collectedMost) : collectHits(tx, conditions, order, part, most));
  const { found, rows } = await collect(window);
  const counted = rows.length === 0 && (window.offset ?? 0) > 0 ? (await collect({ limit: 1 })).found : found;
  if (counted <= collectedMost) return { rows, total: { total: counted, exact: true } };
  return { rows: most === everything ? rows : await walk(tx, question), total: many };
};

const firstPage = (tx: Tx, question: Question): Promise<Page> => (isSearch(question) ? searchedPage(tx, question) : filteredPage(tx, question));

const nextPage = async (tx: Tx, question: Question, { key, id, total, exact }: Position & Total): Promise<Page> => {
  const rows = exact && total <= collectedMost
    ? await collectAll(tx, question, { key, id })
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
    const question = { scope, query, order, window, conditions: await listConditionsOf(tx, who, scope, query) };
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
