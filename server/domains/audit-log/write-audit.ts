import type { Tx } from '../../platform/db/connect.ts';
import { auditLog } from '../../platform/db/schema/operations.ts';
import { newId } from '../../platform/runtime/ids.ts';
import type { AuditEntry } from './audit-entry.ts';
import { notifyOfSecurityAct } from './security-acts.ts';

/**
 * Call it in the transaction of the change, so that no change is committed without its entry. Some
 * acts also notify the administrators.
 */
export const writeAudit = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  const { clientId, actor, action, subject, detail = {}, requestId } = entry;
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
  await notifyOfSecurityAct(tx, entry);
};
