import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { apiTokens } from '../../platform/db/schema/accounts.ts';
import { auditLog } from '../../platform/db/schema/operations.ts';
import { newId } from '../../platform/runtime/ids.ts';
import type { AuditEntry } from './audit-entry.ts';
import { notifyOfSecurityAct } from './security-acts.ts';

/**
 * An action with an API token was not performed by its user directly, so the entry names the token.
 */
const tokenNameOf = async (
  tx: Tx,
  { clientId, actor }: AuditEntry,
): Promise<{ by_token?: string }> => {
  if (actor?.token?.kind !== 'api') return {};
  const [row] = await tx
    .select({ name: apiTokens.name })
    .from(apiTokens)
    .where(and(eq(apiTokens.clientId, clientId), eq(apiTokens.id, actor.token.id)));
  return row ? { by_token: row.name } : {};
};

/**
 * Has to run in the transaction of the change, so that no change is committed without its entry.
 * Some actions also notify the administrators.
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
    detail: { ...detail, ...(await tokenNameOf(tx, entry)) },
    requestId: requestId ?? null,
  });
  await notifyOfSecurityAct(tx, entry);
};
