import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilters } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { myself } from '../../teams/owners/index.ts';
import { hasAnyTag, isNamedRepository, isNamedUser } from './filter-conditions.ts';
import { resolvePathPattern } from './finding-files.ts';
import { type ImportedFindings, resolveImports } from './finding-imports.ts';
import { type OwnedFindings, resolveMine, resolveTeams } from './finding-owners.ts';

const repositoryIds = async (tx: Tx, values: readonly string[]): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from repositories where ${isNamedRepository(values)}`,
  );
  return rows.map(({ id }) => id);
};

const taggedRepositoryIds = async (tx: Tx, tags: readonly string[]): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from repositories where ${hasAnyTag(tags)}`,
  );
  return rows.map(({ id }) => id);
};

const userIds = async (tx: Tx, values: readonly string[], me: string): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where ${isNamedUser(values)}`,
  );
  return [...rows.map(({ id }) => id), ...(values.includes(myself) ? [me] : [])];
};

/** What is in every list; undefined where there is none. */
const inAll = (lists: readonly (readonly string[] | undefined)[]): string[] | undefined => {
  const [first, ...others] = lists.flatMap((one) => (one === undefined ? [] : [one]));
  return first?.filter((id) => others.every((one) => one.includes(id)));
};

/** Filters whose references to other tables are looked up. */
export interface ResolvedFilters {
  /** Repositories and developers by id. */
  filters: FindingFilters;
  /** Where findings of teams are more than the filters say: `team` and `mine`. */
  owned: readonly OwnedFindings[];
  /** The findings of the `import` filter. */
  imported?: ImportedFindings;
  /** The `file` pattern as a condition on known paths; absent where there are too many. */
  pathCondition?: SQL;
}

/**
 * Looks up names before the query is planned: PostgreSQL plans better for ids that it sees than for
 * a subquery whose result it has to guess.
 */
export const resolveFilterRefs = async (
  tx: Tx,
  me: string,
  { repository, repository_tag: tags, developer, team, mine, ...others }: FindingFilters,
): Promise<ResolvedFilters> => {
  const teams = team && (await resolveTeams(tx, team, me));
  const own = mine === undefined ? undefined : await resolveMine(tx, mine, me);
  const repositories = inAll([
    repository && (await repositoryIds(tx, repository)),
    tags && (await taggedRepositoryIds(tx, tags)),
    teams?.instead.repository,
  ]);
  const developers = inAll([
    developer && (await userIds(tx, developer, me)),
    own?.instead.developer,
  ]);
  const pathCondition =
    others.file === undefined ? undefined : await resolvePathPattern(tx, others.file);
  return {
    filters: {
      ...others,
      ...(repositories !== undefined && { repository: repositories }),
      ...(developers !== undefined && { developer: developers }),
      ...(teams?.condition !== undefined && { team }),
      ...(own?.condition !== undefined && { mine }),
    },
    owned: [teams, own].flatMap((one) => (one?.condition === undefined ? [] : [one])),
    ...(others.import !== undefined && { imported: await resolveImports(tx, others.import) }),
    ...(pathCondition !== undefined && { pathCondition }),
  };
};
