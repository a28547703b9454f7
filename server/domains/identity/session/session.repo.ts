import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { longestPauseMs } from '#domain/notification-entries';
import type { Tx } from '../../../platform/db/connect.ts';
import {
  clients,
  oneTimeTokens,
  recoveryCodes,
  sessions,
  users,
} from '../../../platform/db/schema/accounts.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { newToken, hashToken } from '../../../platform/runtime/tokens.ts';

export type User = typeof users.$inferSelect;

const isUser = (user: { clientId: string; id: string }) =>
  and(eq(users.clientId, user.clientId), eq(users.id, user.id));

/**
 * Finds a user by name or e-mail address, preferring a verified user over one who was only invited.
 */
export const findUserByName = async (tx: Tx, name: string): Promise<User | undefined> => {
  const lower = name.trim().toLowerCase();
  const [user] = await tx
    .select()
    .from(users)
    .where(or(eq(sql`lower(${users.email})`, lower), eq(sql`lower(${users.username})`, lower)))
    .orderBy(sql`${users.verifiedAt} is null`, users.createdAt)
    .limit(1);
  return user;
};

export const findUserByGoogle = async (tx: Tx, sub: string): Promise<User | undefined> =>
  (
    await tx
      .select()
      .from(users)
      .where(and(eq(users.googleSub, sub), isNotNull(users.verifiedAt)))
      .orderBy(users.createdAt)
      .limit(1)
  )[0];

/** Stores the id of the user's Google account unless there is one. Returns the stored one. */
export const bindGoogle = async (
  tx: Tx,
  user: Pick<User, 'clientId' | 'id'>,
  sub: string,
): Promise<string | null> => {
  const [row] = await tx
    .update(users)
    .set({ googleSub: sql`coalesce(${users.googleSub}, ${sub})` })
    .where(isUser(user))
    .returning({ googleSub: users.googleSub });
  return row?.googleSub ?? null;
};

/** An address belongs to one verified user, or to one user in each organization that invited it. */
export const listUsersByEmail = (tx: Tx, email: string): Promise<User[]> =>
  tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
    .orderBy(users.createdAt);

export const findUser = async (tx: Tx, clientId: string, id: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(isUser({ clientId, id })))[0];

/** Origin of a session: the client's address and its user agent. */
export type SessionOrigin = {
  address?: string | undefined;
  device?: string | undefined;
  /** The id of the browser, if the user has signed in with it before. */
  knownDevice?: string | undefined;
};

const longestDevice = 300;

export const insertSession = async (
  tx: Tx,
  user: User,
  now: Date,
  seconds: number,
  { address, device }: SessionOrigin = {},
): Promise<{ id: string; token: string }> => {
  const token = newToken('pst_');
  const id = newId();
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
  await tx.insert(sessions).values({
    clientId: user.clientId,
    id,
    userId: user.id,
    tokenHash: hashToken(token),
    address,
    device: device?.slice(0, longestDevice),
    expiresAt,
    createdAt: now,
    lastUsedAt: now,
  });
  await tx.update(users).set({ lastLoginAt: now }).where(isUser(user));
  return { id, token };
};

/** Returns the token of a session without a login: for the first start, and for tests. */
export const createSession = async (...of: Parameters<typeof insertSession>): Promise<string> =>
  (await insertSession(...of)).token;

export const deleteSession = async (tx: Tx, clientId: string, id: string): Promise<void> => {
  await tx.delete(sessions).where(and(eq(sessions.clientId, clientId), eq(sessions.id, id)));
};

/**
 * Revokes sessions after a change of password, role or second factor. `except` keeps the session
 * that made the change.
 */
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
  // Unused links and pending logins depend on the sign-in method that has just changed.
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.clientId, clientId),
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.kind, ['password_reset', 'two_factor']),
        isNull(oneTimeTokens.usedAt),
      ),
    );
};

/** Returns when the user signed in; undefined if the session has ended. */
export const findSessionStart = async (
  tx: Tx,
  clientId: string,
  id: string,
): Promise<Date | undefined> => {
  const [row] = await tx
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.clientId, clientId), eq(sessions.id, id)));
  return row?.createdAt;
};

/** Returns when the organization will be deleted, if that was requested. */
export const findDeletionTime = async (tx: Tx, clientId: string): Promise<Date | null> => {
  const [row] = await tx
    .select({ deletesAt: clients.deletesAt })
    .from(clients)
    .where(eq(clients.clientId, clientId));
  return row?.deletesAt ?? null;
};

export type OneTimeKind = (typeof oneTimeTokens.$inferSelect)['kind'];

const prefixes: Record<OneTimeKind, string> = {
  invitation: 'pti_',
  registration: 'ptr_',
  password_reset: 'ptp_',
  two_factor: 'ptc_',
  setup: 'pts_',
};

/** Issues a token and revokes earlier ones of the same kind. */
export const issueOneTimeToken = async (
  tx: Tx,
  who: { clientId: string; userId: string | null },
  kind: OneTimeKind,
  now: Date,
  seconds: number,
  knownDevice?: string,
): Promise<{ id: string; token: string }> => {
  const token = newToken(prefixes[kind]);
  const id = newId();
  const sameUser =
    who.userId === null ? isNull(oneTimeTokens.userId) : eq(oneTimeTokens.userId, who.userId);
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.clientId, who.clientId), sameUser, eq(oneTimeTokens.kind, kind)));
  await tx.insert(oneTimeTokens).values({
    ...who,
    id,
    kind,
    tokenHash: hashToken(token),
    knownDevice,
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  });
  return { id, token };
};

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/**
 * Finds a valid token and locks it until the transaction ends, so that two requests cannot both use
 * it.
 */
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
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .for('update');
  return row && kinds.includes(row.kind) ? row : undefined;
};

const isToken = (token: OneTimeToken) =>
  and(eq(oneTimeTokens.clientId, token.clientId), eq(oneTimeTokens.id, token.id));

export const consumeOneTimeToken = async (
  tx: Tx,
  token: OneTimeToken,
  now: Date,
): Promise<void> => {
  await tx.update(oneTimeTokens).set({ usedAt: now }).where(isToken(token));
};

export const incrementAttempts = async (tx: Tx, token: OneTimeToken): Promise<void> => {
  await tx
    .update(oneTimeTokens)
    .set({ attempts: token.attempts + 1 })
    .where(isToken(token));
};

/** Marks an unused recovery code as used. Returns false if there is none. */
export const consumeRecoveryCode = async (
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
        eq(recoveryCodes.codeHash, hashToken(code)),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
};

/** Stores the time step of an accepted code. Returns false if it was used before. */
export const consumeTotpStep = async (tx: Tx, user: User, step: number): Promise<boolean> => {
  const { rowCount } = await tx
    .update(users)
    .set({ twoFactorLastStep: step })
    .where(
      and(isUser(user), or(isNull(users.twoFactorLastStep), lt(users.twoFactorLastStep, step))),
    );
  return rowCount === 1;
};

export const getOrganizationName = async (tx: Tx, clientId: string): Promise<string> =>
  (
    await tx
      .select({ name: clients.organizationName })
      .from(clients)
      .where(eq(clients.clientId, clientId))
  )[0]?.name ?? '';

/** Counts unread entries as the list of unread notifications groups them: `toEntries` in SQL. */
export const countUnread = async (tx: Tx, clientId: string, userId: string): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select object, created_at - lag(created_at) over (partition by type, object order by id) as pause
      from (
        select type, id, created_at, case
          when facts ->> 'repository' is not null then 'repository ' || (facts ->> 'repository')
          when subject_id is not null then concat(subject_type, ' ', subject_id)
          else 'user ' || (facts ->> 'username') end as object
        from notifications
        where client_id = ${clientId}::uuid and user_id = ${userId}::uuid and in_app and status = 'unread') named) unread
    where object is null or pause is null or greatest(pause, -pause) > make_interval(secs => ${longestPauseMs / 1000})`);
  return rows[0]?.n ?? 0;
};
