// Findings whose fix failed lose their assignee.
import type { Tx } from '../../../platform/db/connect.ts';
import { writeEvents } from '../records/index.ts';
import { type FindingStateRow, updateFindings } from './finding-change.ts';

/** Reopens those of the locked findings that are in progress. */
export const reopenInProgress = async (
  tx: Tx,
  rows: readonly FindingStateRow[],
  now: Date,
): Promise<void> => {
  const begun = rows.filter(({ status }) => status === 'in_progress');
  if (begun.length === 0) return;
  await updateFindings(tx, begun, () => ({ status: 'open' }), now);
  await writeEvents(
    tx,
    undefined,
    begun.map((row) => ({ row, kind: 'status' as const, from: 'in_progress', to: 'open' })),
  );
};
