// Counts the rows that the database reads and discards, which grow quadratically if a plan compares
// every row with every other.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../server/platform/db/connect.ts';

interface PlanNode {
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const thrownAway = ({
  'Rows Removed by Join Filter': joined = 0,
  'Rows Removed by Filter': read = 0,
  Plans: plans = [],
}: PlanNode): number => joined + read + plans.reduce((sum, plan) => sum + thrownAway(plan), 0);

/**
 * Runs each statement of `work` with its effects, but without returning rows. Returns the number of
 * discarded rows.
 */
export const comparedInVain = async (
  tx: Tx,
  work: (tx: Tx) => Promise<unknown>,
): Promise<number> => {
  let vain = 0;
  const explain = async (query: SQL): Promise<void> => {
    const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`explain (analyze, format json) ${query}`,
    );
    for (const row of rows)
      vain += row['QUERY PLAN'].reduce((sum, { Plan: plan }) => sum + thrownAway(plan), 0);
  };
  await work(
    new Proxy(tx, {
      get: (target, key, receiver): unknown =>
        key === 'execute'
          ? async (query: SQL) => {
              // `set` has no plan.
              if (JSON.stringify(query).includes('set local')) return target.execute(query);
              await explain(query);
              return { rows: [], rowCount: 0 };
            }
          : Reflect.get(target, key, receiver),
    }),
  );
  return vain;
};
