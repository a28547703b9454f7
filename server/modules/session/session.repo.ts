import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import {
  clients,
  oneTimeTokens,
  recoveryCodes,
  sessions,
  users,
} from '../../db/schema/accounts.ts';
import { notifications } from '../../db/schema/operations.ts';
import { newId } from '../../runtime/ids.ts';
import { newToken, tokenHash } from '../../runtime/tokens.ts';

export type User = typeof users.$inferSelect;

const theUser = (user: { clientId: string; id: string }) =>
  and(eq(users.clientId, user.clientId), eq(users.id, user.id));

export const findByName = async (tx: Tx, name: string): Promise<User | undefined> => {
  const lower = name.trim().toLowerCase();
  const [user] = await tx
    .select()
    .from(users)
    .where(or(eq(sql`lower(${users.email})`, lower), eq(sql`lower(${users.username})`, lower)));
  return user;
};

export const findUser = async (tx: Tx, clientId: string, id: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(theUser({ clientId, id })))[0];

export const createSession = async (
  tx: Tx,
  user: User,
  now: Date,
  seconds: number,
): Promise<string> => {
  const token = newToken('pst_');
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.clientId, user.clientId),
        eq(sessions.userId, user.id),
        lt(sessions.expiresAt, now),
      ),
    );
  await tx
    .insert(sessions)
    .values({
      clientId: user.clientId,
      id: newId(),
      userId: user.id,
      tokenHash: tokenHash(token),
      expiresAt,
      createdAt: now,
    });
  await tx.update(users).set({ lastLoginAt: now }).where(theUser(user));
  return token;
};

export const deleteSession = async (tx: Tx, clientId: string, id: string): Promise<void> => {
  await tx.delete(sessions).where(and(eq(sessions.clientId, clientId), eq(sessions.id, id)));
};

/** After a change of password, role or second factor. `except` is the session in which the change was made. */
export const revokeSessions = async (
  tx: Tx,
  clientId: string,
  userId: string,
  except?: string,
): Promise<void> => {
  const other = except === undefined ? undefined : sql`${sessions.id} <> ${except}`;
  await tx
    .delete(sessions)
    .where(and(eq(sessions.clientId, clientId), eq(sessions.userId, userId), other));
};

export type OneTimeKind = (typeof oneTimeTokens.$inferSelect)['kind'];

const prefixes: Record<OneTimeKind, string> = {
  invitation: 'pti_',
  registration: 'ptr_',
  password_reset: 'ptp_',
  two_factor: 'ptc_',
  setup: 'pts_',
};

/** Earlier ones of the same kind stop working: asking again rotates. */
export const issueOneTimeToken = async (
  tx: Tx,
  who: { clientId: string; userId: string | null },
  kind: OneTimeKind,
  now: Date,
  seconds: number,
): Promise<{ id: string; token: string }> => {
  const token = newToken(prefixes[kind]);
  const id = newId();
  const sameUser =
    who.userId === null ? isNull(oneTimeTokens.userId) : eq(oneTimeTokens.userId, who.userId);
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.clientId, who.clientId), sameUser, eq(oneTimeTokens.kind, kind)));
  await tx
    .insert(oneTimeTokens)
    .values({
      ...who,
      id,
      kind,
      tokenHash: tokenHash(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + seconds * 1000),
    });
  return { id, token };
};

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** A valid one, locked until the end of the transaction: two requests cannot both use it. */
export const findOneTimeToken = async (
  tx: Tx,
  token: string,
  kinds: readonly OneTimeKind[],
  now: Date,
): Promise<OneTimeToken | undefined> => {
  const [row] = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash(token)),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .for('update');
  return row && kinds.includes(row.kind) ? row : undefined;
};

const theToken = (token: OneTimeToken) =>
  and(eq(oneTimeTokens.clientId, token.clientId), eq(oneTimeTokens.id, token.id));

export const useOneTimeToken = async (tx: Tx, token: OneTimeToken, now: Date): Promise<void> => {
  await tx.update(oneTimeTokens).set({ usedAt: now }).where(theToken(token));
};

export const countWrongCode = async (tx: Tx, token: OneTimeToken): Promise<void> => {
  await tx
    .update(oneTimeTokens)
    .set({ attempts: token.attempts + 1 })
    .where(theToken(token));
};

/** True when there was such an unused code; it is used now. */
export const useRecoveryCode = async (
  tx: Tx,
  user: User,
  code: string,
  now: Date,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.clientId, user.clientId),
        eq(recoveryCodes.userId, user.id),
        eq(recoveryCodes.codeHash, tokenHash(code)),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
};

/** Remembers the step of an accepted code. False when it was accepted before. */
export const useTotpStep = async (tx: Tx, user: User, step: number): Promise<boolean> => {
  const { rowCount } = await tx
    .update(users)
    .set({ twoFactorLastStep: step })
    .where(
      and(theUser(user), or(isNull(users.twoFactorLastStep), lt(users.twoFactorLastStep, step))),
    );
  return rowCount === 1;
};

export const organizationName = async (tx: Tx, clientId: string): Promise<string> =>
  (
    await tx
      .select({ name: clients.organizationName })
      .from(clients)
      .where(eq(clients.clientId, clientId))
  )[0]?.name ?? '';

export const countUnread = async (tx: Tx, clientId: string, userId: string): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.clientId, clientId),
        eq(notifications.userId, userId),
        eq(notifications.status, 'unread'),
      ),
    );
  return row?.n ?? 0;
};
