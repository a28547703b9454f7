import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilters } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { isNamedRepository, isNamedUser } from './filter-conditions.ts';
import { resolvePathPattern } from './finding-files.ts';
import { type ImportedFindings, resolveImports } from './finding-imports.ts';

const repositoryIds = async (tx: Tx, values: readonly string[]): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from repositories where ${isNamedRepository(values)}`,
  );
  return rows.map(({ id }) => id);
};

const userIds = async (tx: Tx, values: readonly string[]): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where ${isNamedUser(values)}`,
  );
  return rows.map(({ id }) => id);
};

/** Filters whose references to other tables are looked up. */
export interface ResolvedFilters {
  /** Repositories and developers by id. */
  filters: FindingFilters;
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
  { repository, developer, ...others }: FindingFilters,
): Promise<ResolvedFilters> => {
  const pathCondition =
    others.file === undefined ? undefined : await resolvePathPattern(tx, others.file);
  return {
    filters: {
      ...others,
      ...(repository !== undefined && { repository: await repositoryIds(tx, repository) }),
      ...(developer !== undefined && { developer: await userIds(tx, developer) }),
    },
    ...(others.import !== undefined && { imported: await resolveImports(tx, others.import) }),
    ...(pathCondition !== undefined && { pathCondition }),
  };
};
