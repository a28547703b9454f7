import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import {
  apiTokens,
  oneTimeTokens,
  passkeys,
  recoveryCodes,
  users,
} from '../../platform/db/schema/accounts.ts';
import { notifications } from '../../platform/db/schema/operations.ts';
import { contains } from '../../platform/db/text-match.ts';
import type { PageRange } from '../../platform/http/paging.ts';
import type { Role } from '#domain/roles';
import { deleteLoginsOf, revokeSessions, type User } from '../identity/index.ts';
import { isAdministrator } from '../notifications/index.ts';

const matching = (
  clientId: string,
  q: string | undefined,
  roles: readonly Role[] | undefined,
): SQL | undefined =>
  and(
    eq(users.clientId, clientId),
    q === undefined
      ? undefined
      : or(ilike(users.email, contains(q)), ilike(users.username, contains(q))),
    roles === undefined || roles.length === 0 ? undefined : inArray(users.role, [...roles]),
  );

export const listMembers = async (
  tx: Tx,
  clientId: string,
  filter: { q?: string | undefined; role?: readonly Role[] | undefined },
  window: PageRange,
): Promise<{ rows: User[]; total: number }> => {
  const where = matching(clientId, filter.q, filter.role);
  const rows = await tx
    .select()
    .from(users)
    .where(where)
    .orderBy(asc(users.email))
    .limit(window.limit)
    .offset(window.offset);
  const [counted] = await tx.select({ n: count() }).from(users).where(where);
  return { rows, total: counted?.n ?? 0 };
};

/** Members of the repository first, then by name. */
export const listVerifiedMembers = (
  tx: Tx,
  clientId: string,
  q: string | undefined,
  repositoryId: string | undefined,
) => {
  const isMember = sql`exists (select from repository_members m where m.client_id = ${clientId} and m.user_id = ${users.id} and m.repository_id = ${repositoryId ?? null}::uuid)`;
  return tx
    .select()
    .from(users)
    .where(and(matching(clientId, q, undefined), isNotNull(users.verifiedAt)))
    .orderBy(desc(isMember), asc(users.username))
    .limit(500);
};

export const countAdministrators = async (tx: Tx, clientId: string): Promise<number> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, clientId), isAdministrator))
    .for('update');
  return rows.length;
};

/** Deletes the user with sessions and tokens. History and audit log keep the user's name. */
export const deleteUser = async (tx: Tx, clientId: string, id: string): Promise<void> => {
  await revokeSessions(tx, clientId, id);
  await deleteLoginsOf(tx, { clientId, userId: id });
  await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.clientId, clientId), eq(apiTokens.createdBy, id)));
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.clientId, clientId), eq(oneTimeTokens.userId, id)));
  await tx.delete(passkeys).where(and(eq(passkeys.clientId, clientId), eq(passkeys.userId, id)));
  await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.clientId, clientId), eq(recoveryCodes.userId, id)));
  await tx
    .delete(notifications)
    .where(and(eq(notifications.clientId, clientId), eq(notifications.userId, id)));
  await tx.delete(users).where(and(eq(users.clientId, clientId), eq(users.id, id)));
};
