import type { Tx } from '../../../platform/db/connect.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notify } from '../../notifications/index.ts';
import type { NotifiedFindings } from './notified-findings.ts';

/** Notifies the user to whom another user assigned findings, once for all of them. */
export const notifyAssignee = (
  tx: Tx,
  { clientId, userId, username }: Pick<Principal, 'clientId' | 'userId' | 'username'>,
  assigneeId: string,
  { count, first }: NotifiedFindings,
): Promise<void> =>
  notify(tx, {
    clientId,
    userIds: [assigneeId],
    actorId: userId,
    type: 'assigned_to_you',
    title:
      count === 1
        ? `${username} assigned you a finding: ${first.title}`
        : `${username} assigned you ${String(count)} findings`,
    facts: { username, count, what: first.title },
    ...(count === 1 && { subject: { type: 'finding', id: first.id } }),
  });
