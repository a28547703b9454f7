import { sql, type SQL } from 'drizzle-orm';
import { excludedItemOf, excludedValues } from '#domain/excluded-values';
import {
  type FindingFilterKey,
  type FindingFilters,
  findingStatuses,
  severities,
} from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { myself } from '#domain/filter-values';
import type { Viewer } from '../../teams/owners/index.ts';
import {
  hasAnyTag,
  isInRepositories,
  isNamedRepository,
  isNamedUser,
  isNot,
  isOfDevelopers,
  valueCondition,
} from './filter-conditions.ts';
import { resolvePathPattern } from './finding-files.ts';
import { type ImportedFindings, resolveImports } from './finding-imports.ts';
import { resolveChanges } from './changed-findings.ts';
import { resolveNewSince } from './new-since.ts';
import { type OwnedFindings, resolveMine, resolveTeams } from './finding-owners.ts';
import { resolvePullRequests } from './pull-request-findings.ts';
import { resolveToolSpellings } from './tool-spellings.ts';

const repositoryIds = async (
  tx: Tx,
  { clientId }: Viewer,
  values: readonly string[],
): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from repositories where client_id = ${clientId}::uuid and ${isNamedRepository(values)}`,
  );
  return rows.map(({ id }) => id);
};

const taggedRepositoryIds = async (
  tx: Tx,
  { clientId }: Viewer,
  tags: readonly string[],
): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from repositories where client_id = ${clientId}::uuid and ${hasAnyTag(tags)}`,
  );
  return rows.map(({ id }) => id);
};

const userIds = async (
  tx: Tx,
  { clientId, userId: me }: Viewer,
  values: readonly string[],
): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where client_id = ${clientId}::uuid and ${isNamedUser(values)}`,
  );
  return [...rows.map(({ id }) => id), ...(values.includes(myself) ? [me] : [])];
};

/** Intersects the lists; undefined if there are none. */
const inAll = (lists: readonly (readonly string[] | undefined)[]): string[] | undefined => {
  const [first, ...others] = lists.flatMap((one) => (one === undefined ? [] : [one]));
  return first?.filter((id) => others.every((one) => one.includes(id)));
};

/** Filters whose references to other tables are resolved. */
export interface ResolvedFilters {
  /** Repositories and developers are given by id. */
  filters: FindingFilters;
  /** Findings by team, owner, change or pull request, where no other filter expresses the same. */
  owned: readonly OwnedFindings[];
  /** The findings of the `import` filter. */
  imported?: ImportedFindings;
  /** The negated conditions of the filters `not` and `new_since`. */
  excluded: readonly SQL[];
  /** The `file` pattern as a condition on known paths. Absent if there are too many. */
  pathCondition?: SQL;
}

/** The condition that a finding has one of these values, including values that need a look-up. */
const excludedCondition = async (
  tx: Tx,
  who: Viewer,
  key: FindingFilterKey,
  values: readonly string[],
): Promise<SQL> => {
  if (key === 'repository') return isInRepositories(await repositoryIds(tx, who, values));
  if (key === 'repository_tag') return isInRepositories(await taggedRepositoryIds(tx, who, values));
  if (key === 'developer') return isOfDevelopers(await userIds(tx, who, values));
  if (key !== 'team') return valueCondition(key, values);
  const { instead, condition } = await resolveTeams(tx, who, values);
  return condition ?? isInRepositories(instead.repository ?? []);
};

/**
 * A finding has exactly one of these values, so excluding some is the same as selecting the others.
 */
const complementOf = <T extends string>(
  all: readonly T[],
  asked: readonly T[] | undefined,
  excluded: readonly string[],
): T[] => (asked ?? all).filter((value) => !excluded.includes(value));

interface Exclusions {
  /**
   * The filters, with exclusions replaced by a selection of the other values where an index
   * supports it.
   */
  filters: FindingFilters;
  excluded: SQL[];
}

/** Resolves `not`; exclusions that another filter can express become that filter. */
const resolveExcluded = async (
  tx: Tx,
  who: Viewer,
  { not, ...filters }: FindingFilters,
): Promise<Exclusions> => {
  const values = new Map(excludedValues(not));
  const severity = complementOf(severities, filters.severity, values.get('severity') ?? []);
  if (values.has('severity') && severity.length > 0) {
    filters.severity = severity;
    values.delete('severity');
  }
  const status = complementOf(findingStatuses, filters.status, values.get('status') ?? []);
  if (values.has('status') && status.length > 0) {
    filters.status = status;
    values.delete('status');
  }
  const excluded: SQL[] = [];
  for (const [key, some] of values)
    excluded.push(isNot(await excludedCondition(tx, who, key, some)));
  const left = not?.filter((item) => values.has(excludedItemOf(item)?.key ?? 'not'));
  return {
    filters: { ...filters, ...(left !== undefined && left.length > 0 && { not: left }) },
    excluded,
  };
};

/** Uses the first day as the lower bound of the date filter, which indexes support. */
const withinDays = (filters: FindingFilters, day: string): FindingFilters => {
  const { from = day } = filters.date_range ?? {};
  return { ...filters, date_range: { ...filters.date_range, from: from > day ? from : day } };
};

/**
 * Resolves names before the query is planned: PostgreSQL plans better for known ids than for a
 * subquery whose result it has to estimate.
 */
export const resolveFilterRefs = async (
  tx: Tx,
  who: Viewer,
  asked: FindingFilters,
): Promise<ResolvedFilters> => {
  const spelled = await resolveToolSpellings(tx, who.clientId, asked);
  const { filters: included, excluded } = await resolveExcluded(tx, who, spelled);
  const news = included.new_since && (await resolveNewSince(tx, who, included.new_since));
  const filters = news ? withinDays(included, news.day) : included;
  const { repository, repository_tag: tags, developer, team, mine, ...others } = filters;
  const teams = team && (await resolveTeams(tx, who, team));
  const own = mine === undefined ? undefined : await resolveMine(tx, who, mine);
  const changed = others.change && (await resolveChanges(tx, who, others.change));
  const pulls = others.pull_request && (await resolvePullRequests(tx, who, others.pull_request));
  const repositories = inAll([
    repository && (await repositoryIds(tx, who, repository)),
    tags && (await taggedRepositoryIds(tx, who, tags)),
    teams?.instead.repository,
  ]);
  const developers = inAll([
    developer && (await userIds(tx, who, developer)),
    own?.instead.developer,
  ]);
  const pathCondition =
    others.file === undefined ? undefined : await resolvePathPattern(tx, who.clientId, others.file);
  return {
    filters: {
      ...others,
      ...(repositories !== undefined && { repository: repositories }),
      ...(developers !== undefined && { developer: developers }),
      ...(teams?.condition !== undefined && { team }),
      ...(own?.condition !== undefined && { mine }),
    },
    excluded: news ? [...excluded, news.condition] : excluded,
    owned: [teams, own, changed, pulls].flatMap((one) =>
      one?.condition === undefined ? [] : [one],
    ),
    ...(others.import !== undefined && {
      imported: await resolveImports(tx, who.clientId, others.import),
    }),
    ...(pathCondition !== undefined && { pathCondition }),
  };
};
