import type { Tx } from '../../platform/db/connect.ts';
import { auditLog } from '../../platform/db/schema/operations.ts';
import { newId } from '../../platform/runtime/ids.ts';

export type AuditEntry = {
  clientId: string;
  /** Absent when the server acted by itself. */
  actor?: { userId: string; username: string } | undefined;
  /** `area.verb`, such as `team.invite`. */
  action: string;
  subject: { type: string; id?: string };
  /** The changed fields, without secrets. */
  detail?: Record<string, unknown>;
  requestId?: string | undefined;
};

/** Call it in the transaction of the change, so that no change is committed without its entry. */
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
