import { sql } from 'drizzle-orm';
import type { Tx } from './connect.ts';

/**
 * Planner settings for the rest of a transaction that joins thousands of rows. The planner
 * underestimates staged rows: a nested loop over them, or a merge join on the first of several
 * keys, would compare each row with each. Sorting needs more than the default memory. JIT
 * compilation costs more than it saves.
 */
export const setLargeJoinHints = (tx: Tx) =>
  tx.execute(
    sql.raw(
      "set local enable_nestloop = off; set local enable_mergejoin = off; set local work_mem = '32MB'; set local jit = off",
    ),
  );
