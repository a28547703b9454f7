// Renews an expired token with its refresh token or, at Bitbucket Cloud, ends the connection
// (specification, section 4).
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { publicHosts } from './addresses.ts';
import { deleteLastCall } from './connections/last-call.ts';
import { type GitHost, hostSetting, refreshName, secretName } from './connectors/credentials.ts';
import { deleteSecrets, upsertSecret, findSecret } from '../../platform/secrets/secret-store.ts';
import { findSetting, upsertSetting } from '../../platform/db/setting-store.ts';
import { requestToken, isRegisteredAt, type OAuthTokens } from './oauth.ts';

/**
 * Stores the host's tokens with the URL that issued them. Without a refresh token, the previous one
 * is deleted, because it belongs to another grant.
 */
export const storeTokens = async (
  deps: Deps,
  tx: Tx,
  { clientId, userId }: { clientId: string; userId?: string },
  { kind, web }: { kind: GitHost; web: string },
  { accessToken, refreshToken, expiresAt }: OAuthTokens,
): Promise<void> => {
  await upsertSecret(deps, tx, { clientId, name: secretName(kind, 'token') }, accessToken);
  await upsertSecret(deps, tx, { clientId, name: refreshName(kind) }, refreshToken ?? null);
  const known = (await findSetting(tx, clientId, hostSetting(kind))) ?? {};
  await upsertSetting(
    tx,
    clientId,
    hostSetting(kind),
    {
      ...known,
      url: web === publicHosts[kind] ? null : web,
      expired_at: expiresAt?.toISOString() ?? null,
      is_grant: true,
    },
    userId ?? null,
  );
};

/** The date is kept, so that the providers page can explain why the host is no longer connected. */
const forget = (deps: Deps, clientId: string, kind: GitHost) =>
  inTenant(deps.db, { clientId }, async (tx) => {
    await deleteSecrets(tx, clientId, [secretName(kind, 'token'), refreshName(kind)]);
    await upsertSetting(
      tx,
      clientId,
      hostSetting(kind),
      { expired_at: deps.now().toISOString() },
      null,
    );
    await deleteLastCall(tx, clientId, kind);
    await writeAudit(tx, {
      clientId,
      action: 'connector.expire',
      subject: { type: 'connector', id: kind },
    });
  });

/** Returns the new token, or undefined if a user has to reconnect the host. */
export const renewToken = async (
  deps: Deps,
  clientId: string,
  { kind, web }: { kind: GitHost; web: string },
  refused: string,
): Promise<string | undefined> => {
  const { current, refresh } = await inTenant(deps.db, { clientId }, async (tx) => ({
    current: await findSecret(deps, tx, { clientId, name: secretName(kind, 'token') }),
    refresh: await findSecret(deps, tx, { clientId, name: refreshName(kind) }),
  }));
  // A concurrent request has already renewed the token: refresh tokens work once.
  if (current !== undefined && current !== refused) return current;
  const app = deps.config.oauth[kind];
  const answer =
    refresh === undefined || !app || !isRegisteredAt(app, web)
      ? undefined
      : await requestToken(deps, kind, app, {
          grant_type: 'refresh_token',
          refresh_token: refresh,
        });
  if (answer && 'accessToken' in answer) {
    const tokens = { ...answer, refreshToken: answer.refreshToken ?? refresh };
    await inTenant(deps.db, { clientId }, (tx) =>
      storeTokens(deps, tx, { clientId }, { kind, web }, tokens),
    );
    return answer.accessToken;
  }
  if (kind !== 'bitbucket_cloud' || answer?.error === 'temporarily_unavailable') return undefined;
  await forget(deps, clientId, kind);
  throw createProblem(422, 'bitbucket_token_expired');
};
