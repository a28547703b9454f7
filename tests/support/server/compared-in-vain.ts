// How many rows the database reads and compares for nothing: what grows with the square of the rows
// where a plan compares each with each.
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
 * Runs each statement of `work` with its effect, but answers it nothing. The sum of the rows that
 * were thrown away.
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
              // A setting has no plan.
              if (JSON.stringify(query).includes('set local')) return target.execute(query);
              await explain(query);
              return { rows: [], rowCount: 0 };
            }
          : Reflect.get(target, key, receiver),
    }),
  );
  return vain;
};
