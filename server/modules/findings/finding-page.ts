// A page of the list in the way that is fast for how many match. Few: find them by what they have in common, and sort. Many: walk along the order, where the next
// that matches is never far. The planner cannot choose between the two: it takes filter and order for independent, and they are not.
import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import {
  countAtLeast,
  countEach,
  countKnown,
  hasLikeness,
  likeness,
} from './finding-counts.repo.ts';
import { alongAny } from './finding-prefilter.ts';
import type {
  ById,
  ByLabel,
  Conditions,
  FindingOrder,
  Position,
  SearchConditions,
} from './finding-query.ts';
import type { FindingRowRecord } from './finding-row.ts';
import {
  type Collected,
  collectByIds,
  collectHits,
  collectRows,
  countedExactly,
  countUpTo,
  firstHits,
  type Steps,
  walkRows,
  type Window,
} from './finding-rows.repo.ts';
import { countHits, estimateHits, everything, type Search, searchOf } from './finding-search.ts';

export interface Total {
  total: number;
  exact: boolean;
}

/** So many are found and counted where nothing has counted them. */
const collectedMost = 10_000;
/** So few are faster read by their keys than looked for along the order. */
const keyedMost = 4_000;
/** So many ids are cheaper compared with others than findings read. */
const intersectedMost = 100_000;
/** A walk that has read so many findings without filling its page goes against its filter. */
const walkedMost = 4_000;
/** So many findings a walk reads, in a fifth of the time that the index of words takes for frequent ones, before they are all looked up. */
const walkedForWords = 1_500;
/** Of so many most labels fill their page: what theirs are like is asked for afterwards. */
const walkedFirst = 400;
/** Of fewer a walk would pass most of the index until its page is full. */
const metSoon = 1_000;
/** So far a walk goes where few match, before they are found in another way. */
const passedFirst = 100_000;

export interface Page {
  rows: FindingRowRecord[];
  total: Total;
}

export type Question<C = Conditions | SearchConditions> = {
  scope: Scope;
  order: FindingOrder;
  window: Window;
  conditions: C;
};

const isSearch = (question: Question): question is Question<SearchConditions> =>
  'search' in question.conditions;

const many: Total = { total: countedExactly, exact: false };

/** The filters of labels, the one that fewest findings meet first, and how many do. */
const byRarity = async (
  tx: Tx,
  { conditions: { byLabel, named } }: Question,
): Promise<{ way: ByLabel; n: number }[]> => {
  const counts = await countEach(
    tx,
    named.filters,
    byLabel.map(({ key }) => key),
  );
  return byLabel
    .map((way, at) => ({ way, n: counts[at] ?? everything }))
    .toSorted((one, other) => one.n - other.n);
};

/** Few of one label are all read; of two frequent ones what carries both is found in the index of labels. */
const wayByLabels = async (tx: Tx, question: Question): Promise<ById | undefined> => {
  const [rarest, second] = await byRarity(tx, question);
  if (rarest === undefined) return undefined;
  if (rarest.n <= collectedMost) return rarest.way;
  return second !== undefined && second.n <= intersectedMost
    ? { ids: sql`(${rarest.way.ids}) intersect (${second.way.ids})`, others: rarest.way.others }
    : undefined;
};

/** Finds all that match, up to `most` where nothing is known of them, and sorts those. */
const collect = async (
  tx: Tx,
  question: Question,
  most: number,
  position?: Position,
): Promise<Collected> => {
  const { order, window, conditions } = question;
  if (isSearch(question))
    return collectHits(tx, question.conditions, order, window, most, position);
  const way = await wayByLabels(tx, question);
  return way === undefined
    ? collectRows(tx, conditions, order, window, most, position)
    : collectByIds(tx, way, order, window, most, position);
};

/** The page, or undefined where the order goes against the filter. */
const walkSome = async (
  tx: Tx,
  { order, window, conditions }: Question,
  steps: Steps,
  position?: Position,
): Promise<FindingRowRecord[] | undefined> => {
  const { offset = 0, limit } = window;
  const rows = await walkRows(
    tx,
    conditions,
    order,
    window,
    { ...steps, read: steps.read + offset },
    position,
  );
  return rows.length === limit || (conditions.isDecided && steps.passed === undefined)
    ? rows
    : undefined;
};

/** The same question, which now reads only what is like a match. */
const withLikeness = async <Q extends Question>(tx: Tx, question: Q): Promise<Q> => {
  const { conditions } = question;
  if (!hasLikeness(conditions.named.filters)) return question;
  return {
    ...question,
    conditions: {
      ...conditions,
      perhaps: sql`${conditions.perhaps} and ${await likeness(tx, conditions.named.filters)}`,
    },
  };
};

/** Most labels fill a page at once; of others it is asked first what their findings are like. `passed`: as far as that, where there is another way. */
const walkTowards = async (
  tx: Tx,
  question: Question,
  position?: Position,
  passed?: number,
): Promise<FindingRowRecord[] | undefined> => {
  const isLike = hasLikeness(question.conditions.named.filters);
  const first = isLike
    ? await walkSome(tx, question, { read: walkedFirst, passed: passedFirst }, position)
    : undefined;
  return (
    first ??
    walkSome(
      tx,
      await withLikeness(tx, question),
      { read: walkedMost, ...(passed !== undefined && { passed }) },
      position,
    )
  );
};

/** The condition of paths, where nothing else is asked. */
const pathsAlone = ({ scope, conditions: { ofPaths, named } }: Question): SQL | undefined =>
  scope === 'all' && named.q === undefined && Object.keys(named.filters).length === 1
    ? ofPaths
    : undefined;

/** What a search answers alone: words, or a pattern of paths. Its hits are read page by page of the table, findings of many paths one by one. */
const searchAlone = (question: Question): Search | undefined => {
  if (isSearch(question))
    return question.conditions.besides.isNothing ? question.conditions.search : undefined;
  const search =
    pathsAlone(question) !== undefined ? searchOf(question.conditions.named) : undefined;
  return search === 'nothing' ? undefined : search;
};

/** The page of all that match, however many they are: nobody counts them. */
const sortAll = async (
  tx: Tx,
  question: Question,
  position?: Position,
): Promise<FindingRowRecord[]> => {
  const search = searchAlone(question);
  if (search !== undefined)
    return (await firstHits(tx, search, question.order, question.window, { position })).rows;
  return (await collect(tx, question, everything, position)).rows;
};

const walk = async (tx: Tx, question: Question, position?: Position): Promise<FindingRowRecord[]> =>
  (await walkTowards(tx, question, position)) ?? sortAll(tx, question, position);

/** Nothing has counted these: they are counted as they are found. */
const uncountedPage = async (tx: Tx, question: Question): Promise<Page | undefined> => {
  const { window, conditions } = question;
  const { found, rows } = await collect(tx, question, collectedMost);
  // Beyond the last page no row carries the number.
  const counted =
    rows.length === 0 && (window.offset ?? 0) > 0
      ? await countUpTo(
          tx,
          conditions.isDecided ? conditions.perhaps : conditions.exact,
          collectedMost,
        )
      : found;
  return counted <= collectedMost ? { rows, total: { total: counted, exact: true } } : undefined;
};

const countedPage = async (
  tx: Tx,
  question: Question,
  known: number,
): Promise<FindingRowRecord[]> => {
  if (known === 0) return [];
  if (question.conditions.isDecided || known > collectedMost) return walk(tx, question);
  const [rarest] = await byRarity(tx, question);
  const met =
    known > metSoon && (rarest?.n ?? known) > keyedMost
      ? await walkTowards(tx, question, undefined, passedFirst)
      : undefined;
  return met ?? (await collect(tx, question, everything)).rows;
};

/** What bits decide and a range narrows down is counted in the range's index. */
const rangedPage = async (tx: Tx, question: Question, range: SQL): Promise<Page> => {
  const { order, window, conditions } = question;
  const within = sql`${conditions.perhaps} and ${range}`;
  const n = await countUpTo(tx, within, collectedMost);
  if (n > keyedMost)
    return {
      rows: await walk(tx, question),
      total: n > collectedMost ? many : { total: n, exact: true },
    };
  const { rows } = await collectByIds(
    tx,
    { ids: sql`select f.id from findings f where ${within}`, others: sql`true` },
    order,
    window,
    keyedMost,
  );
  return { rows, total: { total: n, exact: true } };
};

/** Findings of more paths than anybody counts are met along the order, or sorted if the order goes against them. */
const manyPathsPage = async (tx: Tx, question: Question): Promise<Page | undefined> => {
  const ofPaths = pathsAlone(question);
  if (ofPaths === undefined || (await countUpTo(tx, ofPaths, collectedMost)) <= collectedMost)
    return undefined;
  return {
    rows: (await walkSome(tx, question, { read: walkedForWords })) ?? (await sortAll(tx, question)),
    total: many,
  };
};

const filteredPage = async (tx: Tx, question: Question): Promise<Page> => {
  const { scope, conditions } = question;
  const known = scope === 'all' ? await countKnown(tx, conditions.named) : undefined;
  if (known !== undefined)
    return { rows: await countedPage(tx, question, known), total: { total: known, exact: true } };
  const range = conditions.isDecided ? alongAny(conditions.named.filters) : undefined;
  if (range !== undefined) return rangedPage(tx, question, range);
  const ofMany = await manyPathsPage(tx, question);
  if (ofMany !== undefined) return ofMany;
  const isMany =
    conditions.howMany === 'many' ||
    (scope === 'all' && (await countAtLeast(tx, conditions.named)) > collectedMost);
  const counted = isMany ? undefined : await uncountedPage(tx, question);
  return counted ?? { rows: await walk(tx, question), total: many };
};

/** So many hits that statistics cannot be wrong enough for there to be fewer than anybody counts. */
const surelyMany = 3 * countedExactly;

/** Passing an entry of an index costs a twentieth of reading a finding. */
const readPerEntry = 1 / 20;

const countedHits = async (tx: Tx, search: Search): Promise<Total> => {
  const n = await countHits(tx, search, collectedMost);
  return n > collectedMost ? many : { total: n, exact: true };
};

/** A search without filters. Frequent words are met along the order, or all hits sorted if the order goes against them. */
const wordsPage = async (tx: Tx, question: Question<SearchConditions>): Promise<Page> => {
  const { order, window, conditions } = question;
  const { search } = conditions;
  const { hits, atMost } = await estimateHits(tx, search);
  if (atMost <= collectedMost) {
    const { found, rows } = await collectHits(tx, conditions, order, window, collectedMost);
    // Beyond the last page no row carries the number.
    if (rows.length === 0 && (window.offset ?? 0) > 0)
      return { rows, total: await countedHits(tx, search) };
    // More than that where statistics were wrong.
    if (found <= collectedMost) return { rows, total: { total: found, exact: true } };
  }
  // Of the paths with its words a pattern finds about half.
  const isMany = (search.pattern === undefined ? hits : hits / 2) > surelyMany;
  const met = await walkSome(tx, question, { read: walkedForWords });
  if (met !== undefined) return { rows: met, total: isMany ? many : await countedHits(tx, search) };
  const isCounted = hits <= collectedMost;
  const { rows, found } = await firstHits(tx, search, order, window, { isCounted });
  if (isMany || found > collectedMost) return { rows, total: many };
  const isTold = isCounted && (rows.length > 0 || (window.offset ?? 0) === 0);
  return { rows, total: isTold ? { total: found, exact: true } : await countedHits(tx, search) };
};

type Expected = { hits: number; matches: number; filtered: number | undefined; whole: number };

/** About how many a search with its filters finds, how many its filters alone, where that is known, and of how many. */
const expected = async (
  tx: Tx,
  { scope, conditions: { search, besides } }: Question<SearchConditions>,
): Promise<Expected> => {
  const { hits } = await estimateHits(tx, search);
  const filtered = scope === 'all' ? await countKnown(tx, besides.query) : undefined;
  const whole = filtered === undefined ? undefined : await countKnown(tx, { filters: {} });
  return {
    hits,
    matches:
      filtered === undefined || whole === undefined
        ? Math.min(hits, surelyMany)
        : (hits * filtered) / Math.max(1, whole),
    filtered,
    whole: whole ?? everything,
  };
};

/** Reading a hit is what costs: frequent words are met along the order, rare ones all read, and rare filters come before frequent words. */
const searchedPage = async (tx: Tx, asked: Question<SearchConditions>): Promise<Page> => {
  if (asked.conditions.besides.isNothing) return wordsPage(tx, asked);
  const question = await withLikeness(tx, asked);
  const { order, window, conditions } = question;
  const { hits, matches, filtered, whole } = await expected(tx, question);
  const [rarest] = await byRarity(tx, question);
  const few = Math.min(filtered ?? everything, rarest?.n ?? everything);
  // What bits decide is found by passing an index.
  const byBits = conditions.besides.isDecided;
  const byFilter = few <= collectedMost && few + (byBits ? whole * readPerEntry : 0) < hits / 2;
  const met =
    !byFilter && matches > surelyMany
      ? await walkSome(tx, question, { read: walkedMost })
      : undefined;
  if (met !== undefined) return { rows: met, total: many };
  const way = byFilter ? await wayByLabels(tx, question) : undefined;
  const collected = (part: Window) => {
    if (way !== undefined) return collectByIds(tx, way, order, part, collectedMost);
    if (byFilter && byBits)
      return collectByIds(
        tx,
        {
          ids: sql`select f.id from findings f where ${conditions.perhaps}`,
          others: conditions.eachRow,
        },
        order,
        part,
        collectedMost,
      );
    // Filters are asked of every hit anyway.
    return byFilter
      ? collectRows(tx, conditions, order, part, collectedMost)
      : collectHits(tx, conditions, order, part, everything);
  };
  const { found, rows } = await collected(window);
  const counted =
    rows.length === 0 && (window.offset ?? 0) > 0 ? (await collected({ limit: 1 })).found : found;
  if (counted <= collectedMost) return { rows, total: { total: counted, exact: true } };
  return { rows: byFilter ? await walk(tx, question) : rows, total: many };
};

export const firstPage = (tx: Tx, question: Question): Promise<Page> =>
  isSearch(question) ? searchedPage(tx, question) : filteredPage(tx, question);

export const nextPage = async (
  tx: Tx,
  question: Question,
  { key, id, total, exact }: Position & Total,
): Promise<Page> => {
  const rows =
    exact && total <= collectedMost
      ? await sortAll(tx, question, { key, id })
      : await walk(tx, question, { key, id });
  return { rows, total: { total, exact } };
};
