import { sql } from 'drizzle-orm';

/** What is somebody's business: open, and counted once. As a partial index has it. */
export const openOnce =
  "status in ('open', 'in_progress') and not false_positive and not is_duplicate";

/** The same of the findings, or of their counts, `f`. */
export const isOpen = sql`f.status in ('open', 'in_progress') and not f.false_positive and not f.is_duplicate`;
