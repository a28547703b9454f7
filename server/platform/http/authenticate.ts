import { and, eq, gt, isNull } from 'drizzle-orm';
import { isPermission, isRole } from '#domain/roles';
import type { Database, Tx } from '../db/connect.ts';
import { apiTokens, sessions, users } from '../db/schema/accounts.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { hashToken } from '../runtime/tokens.ts';
import type { Principal } from './principal.ts';
import { Problem } from './problem.ts';

/**
 * Prefix of API tokens: tells them from session tokens without a query, and lets secret scanners
 * detect them.
 */
export const apiTokenPrefix = 'plx_';

export const unauthorized = () =>
  new Problem(401, 'unauthorized', 'Sign in to go on.', {
    headers: { 'www-authenticate': 'Bearer' },
  });

const person = {
  clientId: users.clientId,
  userId: users.id,
  email: users.email,
  username: users.username,
  role: users.role,
  isPartner: users.isPartner,
};

const sameUser = (table: typeof sessions | typeof apiTokens) =>
  and(
    eq(users.clientId, table.clientId),
    eq(users.id, 'userId' in table ? table.userId : table.createdBy),
  );

const findSession = async (tx: Tx, token: string, now: Date): Promise<Principal | undefined> => {
  const [row] = await tx
    .select({ ...person, id: sessions.id })
    .from(sessions)
    .innerJoin(users, sameUser(sessions))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  if (!row) return undefined;
  const { id, ...who } = row;
  return { ...who, token: { kind: 'session', id } };
};

const findApiToken = async (tx: Tx, token: string, now: Date): Promise<Principal | undefined> => {
  const [row] = await tx
    .select({ ...person, id: apiTokens.id, scopes: apiTokens.scopes })
    .from(apiTokens)
    .innerJoin(users, sameUser(apiTokens))
    .where(
      and(
        eq(apiTokens.tokenHash, hashToken(token)),
        gt(apiTokens.expiresAt, now),
        isNull(apiTokens.revokedAt),
      ),
    );
  if (!row || !isRole(row.role)) return undefined;
  const { id, scopes, ...who } = row;
  await tx
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.clientId, who.clientId), eq(apiTokens.id, id)));
  return { ...who, token: { kind: 'api', id, scopes: scopes.filter(isPermission) } };
};

/**
 * Reads the Authorization header only, never a cookie, so that no foreign site can make the browser
 * authenticate. Throws 401 for an invalid token.
 */
export const authenticate = async (
  db: Database,
  authorization: string | undefined,
  now: Date,
): Promise<Principal> => {
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  const find = token.startsWith(apiTokenPrefix) ? findApiToken : findSession;
  const who = await acrossTenants(db, 'find who presents a token', (tx) => find(tx, token, now));
  if (!who) throw unauthorized();
  return who;
};
