// Builds SQL on `findings f` from a FindingQuery: the exact condition, and what the list planner
// needs to choose an access path.
import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilters } from '#domain/finding-filters';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { isExactInBitmap } from './bitmap-predicate.ts';
import {
  bitmapPredicateFor,
  filterConditions,
  filtersBesideSearch,
  type LabelCandidates,
  labelCandidatesFor,
  pathAccess,
  searchFor,
} from './condition-parts.ts';
import type { FindingQuery } from './finding-query.ts';
import { matchesSearch, resolveSearch, type Search } from './finding-search.ts';
import { type ResolvedFilters, resolveFilterRefs } from './resolve-filter-refs.ts';

interface BaseConditions {
  /** The organization, for statements that do not use `where`. */
  clientId: string;
  /** Everything between `where` and `order by`, evaluated as a set. */
  where: SQL;
  /** The same, evaluated row by row. */
  whereRow: SQL;
  /** Implied by `where`; makes the planner use the index that finds all matches. */
  accessPath: SQL;
  /** One entry for each filter that the label index answers. */
  labelCandidates: readonly LabelCandidates[];
  /** `few`: at most maxExactCount; `many`: more. Absent if only counting can decide. */
  knownSize?: 'few' | 'many';
}

export interface Conditions extends BaseConditions {
  /** The query, with repositories and developers resolved to ids. */
  query: FindingQuery;
  /**
   * Every match meets it, and few other findings do. A sort index answers it without reading
   * findings.
   */
  bitmapPredicate: SQL;
  /** Whether `bitmapPredicate` is equal to `where`. */
  isBitmapExact: boolean;
  /** The `file` pattern as a condition on known paths, which the path index answers. */
  pathCondition?: SQL;
  /** Present for a large import, where `bitmapPredicate` and this together are equal to `where`. */
  importCondition?: SQL;
}

/**
 * Conditions of a query with a search. Hits are not looked up yet, so that the planner can choose
 * how.
 */
export interface SearchConditions extends Conditions {
  search: Search;
  /** What hits have to meet in addition to the search. */
  besideSearch: { query: FindingQuery; where: SQL; isBitmapExact: boolean; isEmpty: boolean };
}

const isBitmapExact = (scope: Scope, filters: FindingFilters) =>
  scope === 'all' && isExactInBitmap(filters);

const isEmpty = (scope: Scope, filters: FindingFilters) =>
  scope === 'all' && Object.keys(filters).length === 0;

const buildSearchedConditions = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  resolved: ResolvedFilters,
  search: Search,
): Promise<BaseConditions> => {
  const others = { ...resolved, filters: filtersBesideSearch(resolved.filters, search) };
  const { check, accessPath, isFew } = await resolveSearch(tx, search);
  return {
    clientId: who.clientId,
    ...(isFew ? { knownSize: 'few' } : isEmpty(scope, others.filters) && { knownSize: 'many' }),
    where: sql`${filterConditions(who, scope, others, 'set')} and ${check}`,
    whereRow: sql`${filterConditions(who, scope, others, 'row')} and ${check}`,
    accessPath,
    labelCandidates: labelCandidatesFor(who, scope, others, check),
  };
};

const buildFilteredConditions = (
  who: Principal,
  scope: Scope,
  resolved: ResolvedFilters,
  matchesNothing: boolean,
): BaseConditions => {
  const check = matchesNothing ? sql`false` : sql`true`;
  const isFew = matchesNothing || resolved.imported?.isMany === false;
  const isImportAlone =
    scope === 'all' &&
    resolved.imported !== undefined &&
    Object.keys(resolved.filters).length === 1;
  return {
    clientId: who.clientId,
    ...(isFew ? { knownSize: 'few' } : isImportAlone && { knownSize: 'many' }),
    where: sql`${filterConditions(who, scope, resolved, 'set')} and ${check}`,
    whereRow: sql`${filterConditions(who, scope, resolved, 'row')} and ${check}`,
    accessPath: pathAccess(who.clientId, resolved),
    labelCandidates: labelCandidatesFor(who, scope, resolved, check),
  };
};

const buildBaseConditions = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  q: string | undefined,
  resolved: ResolvedFilters,
): Promise<BaseConditions> => {
  const search = searchFor(resolved, q);
  return search === undefined || search === 'nothing'
    ? buildFilteredConditions(who, scope, resolved, search === 'nothing')
    : buildSearchedConditions(tx, who, scope, resolved, search);
};

const buildResolvedConditions = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  q: string | undefined,
  resolved: ResolvedFilters,
): Promise<Conditions> => {
  const { filters, imported, pathCondition } = resolved;
  const { import: _imports, ...others } = filters;
  return {
    ...(imported?.isMany &&
      q === undefined &&
      isBitmapExact(scope, others) && { importCondition: imported.set }),
    ...(await buildBaseConditions(tx, who, scope, q, resolved)),
    query: { filters, ...(q !== undefined && { q }) },
    bitmapPredicate: bitmapPredicateFor(resolved),
    isBitmapExact: q === undefined && isBitmapExact(scope, filters),
    ...(pathCondition !== undefined && { pathCondition }),
  };
};

/** Everything between `where` and `order by`. */
export const buildWhere = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  { filters, q }: FindingQuery,
): Promise<SQL> => {
  const resolved = await resolveFilterRefs(tx, who, filters);
  return (await buildBaseConditions(tx, who, scope, q, resolved)).where;
};

export const buildConditions = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  { filters, q }: FindingQuery,
): Promise<Conditions> =>
  buildResolvedConditions(tx, who, scope, q, await resolveFilterRefs(tx, who, filters));

/**
 * Builds the conditions for a page of the list. Search hits are not looked up: the planner chooses
 * how to get them.
 */
export const buildListConditions = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  query: FindingQuery,
): Promise<Conditions | SearchConditions> => {
  const resolved = await resolveFilterRefs(tx, who, query.filters);
  const search = searchFor(resolved, query.q);
  if (search === undefined || search === 'nothing')
    return buildResolvedConditions(tx, who, scope, query.q, resolved);
  const filters = filtersBesideSearch(resolved.filters, search);
  const others = { ...resolved, filters };
  const where = filterConditions(who, scope, others, 'row');
  return {
    clientId: who.clientId,
    where: sql`${filterConditions(who, scope, others, 'set')} and ${matchesSearch(search)}`,
    whereRow: sql`${where} and ${matchesSearch(search)}`,
    accessPath: sql`true`,
    labelCandidates: labelCandidatesFor(who, scope, others, matchesSearch(search)),
    query: { ...query, filters },
    bitmapPredicate: bitmapPredicateFor(others),
    isBitmapExact: false,
    search,
    besideSearch: {
      query: { filters },
      where,
      isBitmapExact: isBitmapExact(scope, filters),
      isEmpty: isEmpty(scope, filters),
    },
  };
};
