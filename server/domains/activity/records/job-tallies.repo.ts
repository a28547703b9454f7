import { bulkItems } from '../../../platform/db/schema/bulk.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { and, count, inArray } from 'drizzle-orm';

export type Tally = { done: number; skipped: number; failed: number; pending: number };
export const emptyTally: Tally = { done: 0, skipped: 0, failed: 0, pending: 0 };
export const listTallies = async (
  tx: Tx,
  jobIds: readonly string[],
): Promise<Map<string, Tally>> => {
  if (jobIds.length === 0) return new Map();
  const rows = await tx
    .select({ jobId: bulkItems.jobId, outcome: bulkItems.outcome, n: count() })
    .from(bulkItems)
    .where(and(ofCurrentClient(bulkItems), inArray(bulkItems.jobId, [...jobIds])))
    .groupBy(bulkItems.jobId, bulkItems.outcome);
  const found = new Map<string, Tally>();
  for (const { jobId, outcome, n } of rows)
    found.set(jobId, { ...(found.get(jobId) ?? emptyTally), [outcome]: n });
  return found;
};
export const getTally = async (tx: Tx, jobId: string): Promise<Tally> =>
  (await listTallies(tx, [jobId])).get(jobId) ?? emptyTally;
