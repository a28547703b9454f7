import type { Tx } from './db/connect.ts';
import { auditLog } from './db/schema/operations.ts';
import { newId } from './runtime/ids.ts';

export type AuditEntry = {
  clientId: string;
  /** Who did it; absent when the server acted by itself. */
  actor?: { userId: string; username: string } | undefined;
  /** `area.verb`, such as `team.invite`. */
  action: string;
  subject: { type: string; id?: string };
  /** What changed, without secrets. */
  detail?: Record<string, unknown>;
  requestId?: string | undefined;
};

/** In the transaction of what it tells about: there is no change without its entry. */
export const writeAudit = async (
  tx: Tx,
  { clientId, actor, action, subject, detail = {}, requestId }: AuditEntry,
): Promise<void> => {
  await tx.insert(auditLog).values({
    clientId,
    id: newId(),
    actorId: actor?.userId ?? null,
    actorName: actor?.username ?? 'Parapet',
    action,
    subjectType: subject.type,
    subjectId: subject.id ?? null,
    detail,
    requestId: requestId ?? null,
  });
};
