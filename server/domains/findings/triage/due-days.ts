// Due dates that users and rules set, which override those of the policies. Only the policies write
// the column `due_at`, so that an own date survives every run of them.
import { and, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { findingDueDates } from '../../../platform/db/schema/triage-rules.ts';
import type { RowEvent } from '../records/index.ts';

type Rows = readonly RowEvent['row'][];

const ofFindings = (rows: Rows) =>
  and(
    inArray(findingDueDates.clientId, [...new Set(rows.map(({ clientId }) => clientId))]),
    inArray(
      findingDueDates.findingId,
      rows.map(({ id }) => id),
    ),
  );

/** Returns the own due days of these findings, by id; most have none. */
export const getDueDays = async (tx: Tx, rows: Rows): Promise<Map<string, number>> => {
  const found = await tx
    .select({ id: findingDueDates.findingId, days: findingDueDates.days })
    .from(findingDueDates)
    .where(ofFindings(rows));
  return new Map(found.map(({ id, days }) => [id, days]));
};

const wordOf = (days: number | null): string => `due_days: ${days === null ? '' : String(days)}`;

/**
 * Returns the events for the history. The caller then applies the policies, which write the date.
 */
export const changeDueDays = async (
  tx: Tx,
  rows: Rows,
  days: number | null,
): Promise<RowEvent[]> => {
  const before = await getDueDays(tx, rows);
  const changed = rows.filter(({ id }) => (before.get(id) ?? null) !== days);
  if (changed.length === 0) return [];
  if (days === null) await tx.delete(findingDueDates).where(ofFindings(changed));
  else
    await tx
      .insert(findingDueDates)
      .values(changed.map(({ clientId, id }) => ({ clientId, findingId: id, days })))
      .onConflictDoUpdate({
        target: [findingDueDates.clientId, findingDueDates.findingId],
        set: { days: sql`excluded.days` },
      });
  return changed.map((row) => ({
    row,
    kind: 'edited',
    from: wordOf(before.get(row.id) ?? null),
    to: wordOf(days),
  }));
};
