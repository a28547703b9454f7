import { and, eq, inArray, sql } from 'drizzle-orm';
import { findingCan } from '#domain/finding-can';
import type { Tx } from '../../../platform/db/connect.ts';
import { changeFindingLabels } from '../../../platform/db/counted-writes.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { findingSends } from '../../../platform/db/schema/findings.ts';
import { textArray, uuidArray } from '../../../platform/db/text-match.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { updateFindings } from '../triage/finding-change.ts';
import { writeEvents } from '../records/index.ts';
import { developerLabel } from '../../access/index.ts';
import { lockMember } from '../../identity/index.ts';
import { type Actor, type BulkStep, unlessChanged } from './step.ts';

export type Developer = { id: string; username: string; email: string };

/** Delay of the mails, so that sending can be undone. */
export const undoSeconds = 30;

export const sendRefusal: BulkStep['refuse'] = unlessChanged(findingCan.send);

export const developersOf = async (tx: Tx, ids: readonly string[]): Promise<Developer[]> => {
  const found = await tx
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.clientId, currentClient), inArray(users.id, [...ids])));
  if (found.length < new Set(ids).size) throw invalid('developer_ids', 'not_all_members');
  return found;
};

const chunk = 5000;

/**
 * From now on the developers can see the finding. Sent to one developer, an unassigned finding is
 * assigned to them. The status changes when the developer starts work. A finding that was sent
 * before gets a reminder.
 */
export const sendStep = (
  { who }: Actor,
  developers: readonly Developer[],
  message: string | undefined,
  now: Date,
): BulkStep => ({
  refuse: sendRefusal,
  apply: async (tx, rows) => {
    for (const { id } of developers)
      if (!(await lockMember(tx, id))) throw invalid('developer_ids', 'not_all_members');
    const pairs = rows.flatMap((row) =>
      developers.map(({ id: userId }) => ({ clientId: row.clientId, findingId: row.id, userId })),
    );
    for (let at = 0; at < pairs.length; at += chunk) {
      const some = pairs.slice(at, at + chunk);
      await tx
        .insert(findingSends)
        .values(some.map((pair) => ({ ...pair, sentBy: who.userId, dueAt: now })))
        .onConflictDoNothing();
      await changeFindingLabels(tx, {
        add: sql`select ${currentClient}, u.label, u.id, 'person'
          from unnest(${textArray(some.map(({ userId }) => developerLabel(userId)))}, ${uuidArray(some.map(({ findingId }) => findingId))}) as u(label, id)`,
      });
    }
    const [only] = developers.length === 1 ? developers : [];
    await updateFindings(
      tx,
      rows,
      (row) => (only && row.assigneeId === null ? { assigneeId: only.id } : {}),
      now,
    );
    const to = developers.map(({ username }) => username).join(', ');
    await writeEvents(
      tx,
      who,
      rows.flatMap((row) => [
        { row, kind: 'sent' as const, to, ...(message && { comment: message }) },
        ...(only && row.assigneeId === null
          ? [{ row, kind: 'assigned' as const, from: null, to: only.username }]
          : []),
      ]),
    );
    return new Map();
  },
});
