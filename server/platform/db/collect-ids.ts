import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './connect.ts';

/**
 * Returns the ids that a query with one column selects, as an expression for `= any(…)`. The array
 * stays text and is not parsed in JavaScript. Undefined if there are more than `most`.
 */
export const collectIds = async (tx: Tx, query: SQL, most: number): Promise<SQL | undefined> => {
  const {
    rows: [found],
  } = await tx.execute<{ ids: string; n: number }>(
    sql`select coalesce(array_agg(m.id), '{}')::text as ids, count(*)::int as n from (${query} limit ${most + 1}) m (id)`,
  );
  return found === undefined || found.n > most ? undefined : sql`${found.ids}::uuid[]`;
};
