import { and, eq, gt, isNull } from 'drizzle-orm';
import { isPermission, isRole } from '#domain/roles';
import type { Database, Tx } from '../db/connect.ts';
import { apiTokens, sessions, users } from '../db/schema/accounts.ts';
import { settings } from '../db/schema/operations.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { hashToken } from '../runtime/tokens.ts';
import type { Principal } from './principal.ts';
import { Problem } from './problem.ts';
import { isTwoFactorDue, signInRulesKey, toSignInRules } from './sign-in-rules.ts';

/**
 * Prefix of API tokens: distinguishes them from session tokens without a query, and lets secret
 * scanners detect them.
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

/** The time of use is accurate to the minute, so most requests write nothing. */
const useMs = 60_000;

const recordUse = async (tx: Tx, who: Principal, lastUsedAt: Date, now: Date): Promise<void> => {
  if (now.getTime() - lastUsedAt.getTime() < useMs) return;
  await tx
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.clientId, who.clientId), eq(sessions.id, who.token.id)));
};

const findSession = async (tx: Tx, token: string, now: Date): Promise<Principal | undefined> => {
  const [row] = await tx
    .select({
      person,
      id: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      secondFactorAt: users.twoFactorEnabledAt,
      rules: settings.value,
    })
    .from(sessions)
    .innerJoin(users, sameUser(sessions))
    .leftJoin(
      settings,
      and(eq(settings.clientId, sessions.clientId), eq(settings.key, signInRulesKey)),
    )
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  if (!row) return undefined;
  const rules = toSignInRules(row.rules);
  if (now.getTime() - row.lastUsedAt.getTime() > rules.idle_minutes * 60_000) return undefined;
  const who: Principal = {
    ...row.person,
    token: { kind: 'session', id: row.id },
    lacksSecondFactor: isTwoFactorDue(rules, now) && row.secondFactorAt === null,
  };
  await recordUse(tx, who, row.lastUsedAt, now);
  return who;
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
 * Reads only the Authorization header, never a cookie, so that no other site can make the browser
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
