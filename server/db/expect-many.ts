import { sql } from 'drizzle-orm';
import type { Tx } from './connect.ts';

/**
 * For the rest of a transaction that joins thousands of rows: whatever the statistics say, a nested loop over them is never the way, nor is a merge by the first of several
 * keys, which compares all that share it each with each. Sorting them needs more than the usual memory. Compiling statements that run once costs more than it saves.
 */
export const expectMany = (tx: Tx) =>
  tx.execute(
    sql.raw(
      "set local enable_nestloop = off; set local enable_mergejoin = off; set local work_mem = '32MB'; set local jit = off",
    ),
  );
