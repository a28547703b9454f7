// Counts that triggers maintain: exact at any size, for the filters that they know.
import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilterKey } from '../../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../../db/connect.ts';
import type { FindingQuery } from './finding-query.ts';
import { findingConditions } from './finding-where.ts';

/** Filters whose columns `finding_counts` carries under the same names. */
const cubeFilters: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>(['repository', 'tool', 'status', 'severity', 'category', 'type', 'kev', 'false_positive', 'is_duplicate']);

/** The conditions on `finding_counts f`, or undefined where it cannot tell. */
export const cubeCondition = ({ filters, q }: FindingQuery): SQL | undefined => {
  if (q !== undefined || Object.keys(filters).some((key) => !cubeFilters.has(key as FindingFilterKey))) return undefined;
  return sql.join([sql`true`, ...findingConditions(filters)], sql` and `);
};

export const countFromCube = async (tx: Tx, query: FindingQuery): Promise<number | undefined> => {
  const condition = cubeCondition(query);
  if (condition === undefined) return undefined;
  const { rows } = await tx.execute<{ n: number }>(sql`select coalesce(sum(n), 0)::int as n from finding_counts f where ${condition}`);
  return rows[0]?.n ?? 0;
};
