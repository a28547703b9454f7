// Building blocks of conditions, each for one part of a query.
import { sql, type SQL } from 'drizzle-orm';
import {
  exactFileOf,
  type FindingFilterKey,
  type FindingFilters,
  findingFilterKeys,
} from '#domain/finding-filters';
import type { Scope } from '#domain/roles';
import type { Principal } from '../../../platform/http/principal.ts';
import { visibleFindings } from '../../access/index.ts';
import { buildBitmapPredicate } from './bitmap-predicate.ts';
import {
  findingConditions,
  isInRepositories,
  isOfDevelopers,
  labelFindingIds,
  toLikePattern,
} from './filter-conditions.ts';
import { parseSearch, type Search } from './finding-search.ts';
import type { ResolvedFilters } from './resolve-filter-refs.ts';

/**
 * How PostgreSQL evaluates the condition: as a `set`, where a large import is one subquery, or
 * `row` by row, where reading the history of each finding is cheaper.
 */
type EvaluationMode = 'set' | 'row';

/**
 * Candidates that include all matches: their ids, and the condition that each finding has to meet
 * in addition.
 */
export interface Candidates {
  ids: SQL;
  remainder: SQL;
}

export type LabelCandidates = Candidates & { key: FindingFilterKey };

/**
 * The part of the query that the full-text index answers, without a path pattern whose paths are
 * known.
 */
export const searchFor = (
  { filters, pathCondition }: ResolvedFilters,
  q: string | undefined,
): Search | 'nothing' | undefined => {
  const { file: _pattern, ...others } = filters;
  return parseSearch({
    filters: pathCondition === undefined ? filters : others,
    ...(q !== undefined && { q }),
  });
};

/** Drops the `file` filter if the search already answers it. */
export const filtersBesideSearch = (
  { file, ...others }: FindingFilters,
  { pattern }: Search,
): FindingFilters => (file === undefined || pattern !== undefined ? others : { ...others, file });

/** All conditions except the search. */
export const filterConditions = (
  who: Principal,
  scope: Scope,
  {
    filters: {
      repository,
      developer,
      team: _team,
      mine: _mine,
      not: _not,
      new_since: _newSince,
      change: _change,
      pull_request: _pulls,
      import: imports,
      file,
      ...others
    },
    excluded,
    owned,
    imported,
    pathCondition,
  }: ResolvedFilters,
  mode: EvaluationMode,
): SQL =>
  sql.join(
    [
      visibleFindings(who, scope),
      ...findingConditions(others),
      ...(file === undefined
        ? []
        : pathCondition === undefined
          ? findingConditions({ file })
          : [pathCondition]),
      ...(repository === undefined ? [] : [isInRepositories(repository)]),
      ...(developer === undefined ? [] : [isOfDevelopers(developer)]),
      ...owned.flatMap(({ condition }) => condition ?? []),
      ...excluded,
      ...(imported === undefined || imports === undefined
        ? []
        : mode === 'row' && imported.isMany
          ? findingConditions({ import: imports })
          : [imported.set]),
    ],
    sql` and `,
  );

/** The bitmap does not cover imports or teams, except by the repositories of their findings. */
export const bitmapPredicateFor = ({ filters, imported, owned }: ResolvedFilters): SQL =>
  sql.join(
    [
      buildBitmapPredicate(filters),
      ...(imported === undefined
        ? []
        : [buildBitmapPredicate({ repository: imported.repositoryIds })]),
      ...owned.flatMap(({ repositories }) =>
        repositories === undefined ? [] : [buildBitmapPredicate({ repository: repositories })],
      ),
    ],
    sql` and `,
  );

/** Access path to the paths that match a pattern without whole words. */
export const pathAccess = (
  clientId: string,
  { filters: { file }, pathCondition }: ResolvedFilters,
): SQL =>
  file === undefined || pathCondition !== undefined || exactFileOf(file) !== undefined
    ? sql`true`
    : sql`f.id in (select g.id from findings g where g.client_id = ${clientId}::uuid and g.file_order ilike ${toLikePattern(file)})`;

export const labelCandidatesFor = (
  who: Principal,
  scope: Scope,
  resolved: ResolvedFilters,
  searchCondition: SQL,
): LabelCandidates[] =>
  findingFilterKeys.flatMap((key) => {
    const ids = labelFindingIds(who.clientId, key, resolved.filters);
    if (ids === undefined) return [];
    const { [key]: _own, ...others } = resolved.filters;
    const remainder = filterConditions(who, scope, { ...resolved, filters: others }, 'row');
    return [{ key, ids, remainder: sql`${remainder} and ${searchCondition}` }];
  });
