import { sql } from 'drizzle-orm';

/** Predicate of partial indexes: open findings, each counted once, without table alias. */
export const openFindingPredicate =
  "status in ('open', 'in_progress') and not false_positive and not is_duplicate";

/** The same condition on findings, or on their counts, `f`. */
export const isOpenFinding = sql`f.status in ('open', 'in_progress') and not f.false_positive and not f.is_duplicate`;
