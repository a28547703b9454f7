// How many findings stand where against their due dates. It changes with the clock, so nothing can keep it: it is read from the index of due dates.
import { sql } from 'drizzle-orm';
import type { SlaState } from '../../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../../db/connect.ts';
import type { Conditions } from './finding-query.ts';
import { noDuplicate, stillDue, withoutDueDate } from './finding-prefilter.ts';
import { countedExactly, countUpTo } from './finding-rows.repo.ts';
import { everything } from './finding-search.ts';
import { dueConditions, slaConditions } from './finding-where.ts';

export interface SlaCount {
  count: number;
  exact: boolean;
}

/** Exact at any size where the index decides the question alone. */
export const countSla = async (tx: Tx, { exact, perhaps, isDecided }: Conditions, state: SlaState, { duplicates }: { duplicates: boolean }): Promise<SlaCount> => {
  if (isDecided) {
    const due = state === 'none' ? withoutDueDate : sql`${stillDue} and ${dueConditions[state]}`;
    return { count: await countUpTo(tx, sql`${perhaps} and ${due} ${duplicates ? sql`` : sql`and ${noDuplicate}`}`, everything), exact: true };
  }
  const counted = await countUpTo(tx, sql`${exact} and ${slaConditions[state]} ${duplicates ? sql`` : sql`and not f.is_duplicate`}`, countedExactly);
  return { count: Math.min(counted, countedExactly), exact: counted <= countedExactly };
};
