// API tokens ("Plexalyzer tokens") for pipelines: scoped, expiring, shown once, stored as hashes.
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { apiTokens } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { standardTokenScopes, type TokenScope } from '#domain/token-scopes';
import { apiTokenPrefix } from '../../../platform/http/authenticate.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { newToken, hashToken } from '../../../platform/runtime/tokens.ts';
import { upsertSetting } from '../../../platform/db/setting-store.ts';

type Schemas = components['schemas'];

const longestYears = 2;

/** Tokens that expire before this date expire soon: their creators are notified a week before. */
export const expiresSoonThreshold = (now: Date): Date => new Date(now.getTime() + 7 * 86_400_000);

const toTokenInfo = (row: typeof apiTokens.$inferSelect): Schemas['PlexalyzerTokenInfo'] => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes as TokenScope[],
  created_at: row.createdAt.toISOString(),
  expired_at: row.expiresAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

type Owner = Pick<Principal, 'clientId' | 'userId' | 'username'>;

const audit = (tx: Tx, who: Owner, action: string, id: string, detail: Record<string, unknown>) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action,
    subject: { type: 'token', id },
    detail,
  });

export const createToken = (
  deps: Deps,
  who: Principal,
  given: Schemas['GeneratePlexalyzerTokenRequest'],
): Promise<Schemas['PlexalyzerToken']> => {
  const now = deps.now();
  const expiresAt = new Date(given.expired_at);
  if (expiresAt <= now) throw invalid('expired_at', 'not_in_the_future');
  if (expiresAt.getTime() > now.getTime() + longestYears * 366 * 86_400_000)
    throw invalid('expired_at', 'too_far', { years: longestYears });
  const scopes = [...new Set(given.scopes ?? standardTokenScopes)];
  if (scopes.length === 0) throw invalid('scopes', 'no_scope');
  const token = newToken(apiTokenPrefix);
  const id = newId();
  return inTenant(deps.db, who, async (tx) => {
    await tx.insert(apiTokens).values({
      clientId: who.clientId,
      id,
      name: given.name.trim(),
      tokenHash: hashToken(token),
      prefix: token.slice(0, 10),
      scopes,
      createdBy: who.userId,
      createdAt: now,
      expiresAt,
    });
    await audit(tx, who, 'token.create', id, {
      name: given.name,
      scopes,
      expired_at: given.expired_at,
    });
    return {
      id,
      token,
      name: given.name.trim(),
      created_at: now.toISOString(),
      expired_at: expiresAt.toISOString(),
    };
  });
};

/**
 * Selects the token that the settings show for pipelines. It has to be a valid token of the
 * organization.
 */
export const selectPipelineToken = (
  deps: Deps,
  who: Principal,
  token: string,
): Promise<Schemas['PlexalyzerTokenInfo']> =>
  inTenant(deps.db, who, async (tx) => {
    const [row] = await tx
      .select()
      .from(apiTokens)
      .where(
        and(
          eq(apiTokens.clientId, who.clientId),
          eq(apiTokens.tokenHash, hashToken(token)),
          isNull(apiTokens.revokedAt),
        ),
      );
    if (!row || row.expiresAt <= deps.now()) throw invalid('token', 'not_a_token');
    await upsertSetting(tx, who.clientId, pipelineTokenSetting, { id: row.id }, who.userId);
    await audit(tx, who, 'token.choose', row.id, { name: row.name });
    return toTokenInfo(row);
  });

export const listTokens = (deps: Deps, who: Principal): Promise<Schemas['PlexalyzerTokenList']> =>
  inTenant(deps.db, who, async (tx) => {
    const rows = await tx
      .select()
      .from(apiTokens)
      .where(and(eq(apiTokens.clientId, who.clientId), isNull(apiTokens.revokedAt)))
      .orderBy(desc(apiTokens.id))
      .limit(500);
    return { data: rows.map(toTokenInfo) };
  });

const isValidTokenOf = (who: Pick<Owner, 'clientId' | 'userId'>, now: Date) =>
  and(
    eq(apiTokens.clientId, who.clientId),
    eq(apiTokens.createdBy, who.userId),
    isNull(apiTokens.revokedAt),
    gt(apiTokens.expiresAt, now),
  );

/**
 * Lists tokens that the user created and that are still valid, regardless of the user's current
 * permissions.
 */
export const listOwnTokens = (
  deps: Deps,
  who: Principal,
): Promise<Schemas['PlexalyzerTokenList']> =>
  inTenant(deps.db, who, async (tx) => {
    const rows = await tx
      .select()
      .from(apiTokens)
      .where(isValidTokenOf(who, deps.now()))
      .orderBy(desc(apiTokens.id))
      .limit(500);
    return { data: rows.map(toTokenInfo) };
  });

export const revokeTokensOf = async (
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  who: Owner,
): Promise<void> => {
  const now = deps.now();
  const rows = await tx
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(isValidTokenOf(who, now))
    .returning();
  for (const { id, name } of rows) await audit(tx, who, 'token.revoke', id, { name });
};

export const revokeToken = (deps: Deps, who: Principal, id: string): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    const [row] = await tx
      .update(apiTokens)
      .set({ revokedAt: deps.now() })
      .where(
        and(
          eq(apiTokens.clientId, who.clientId),
          eq(apiTokens.id, id),
          isNull(apiTokens.revokedAt),
        ),
      )
      .returning();
    if (!row) throw notFound('Token');
    await audit(tx, who, 'token.revoke', id, { name: row.name });
  });
/** Setting with the id of the selected API token. */
export const pipelineTokenSetting = 'plexalyzer';
