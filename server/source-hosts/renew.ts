// A token that has ended: the next one by its refresh token, or, at Bitbucket Cloud, the end of the connection (specification, section 4).
import { writeAudit } from '../audit.ts';
import type { Tx } from '../db/connect.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { refusal } from '../http/refusals.ts';
import {
  type GitHost,
  hostSetting,
  refreshName,
  secretName,
} from '../modules/connectors/credentials.ts';
import { deleteSecrets, putSecret, readSecret } from '../secret-store.ts';
import { deleteSetting, readSetting, saveSetting } from '../setting-store.ts';
import { askForToken, type OAuthTokens } from './oauth.ts';

/** What a host has given. Without a refresh token an earlier one is forgotten: it belongs to another grant. */
export const keepTokens = async (
  deps: Deps,
  tx: Tx,
  { clientId, userId }: { clientId: string; userId?: string },
  kind: GitHost,
  { accessToken, refreshToken, expiresAt }: OAuthTokens,
): Promise<void> => {
  await putSecret(deps, tx, { clientId, name: secretName(kind, 'token') }, accessToken);
  await putSecret(deps, tx, { clientId, name: refreshName(kind) }, refreshToken ?? null);
  const known = (await readSetting(tx, clientId, hostSetting(kind))) ?? {};
  await saveSetting(
    tx,
    clientId,
    hostSetting(kind),
    { ...known, expired_at: expiresAt?.toISOString() ?? null },
    userId ?? null,
  );
};

const forget = (deps: Deps, clientId: string, kind: GitHost) =>
  inTenant(deps.db, { clientId }, async (tx) => {
    await deleteSecrets(tx, clientId, [secretName(kind, 'token'), refreshName(kind)]);
    await deleteSetting(tx, clientId, hostSetting(kind));
    await writeAudit(tx, {
      clientId,
      action: 'connector.expire',
      subject: { type: 'connector', id: kind },
    });
  });

/** The token to go on with, or undefined where a person has to connect the host again. */
export const renewToken = async (
  deps: Deps,
  clientId: string,
  { kind, web }: { kind: GitHost; web: string },
  refused: string,
): Promise<string | undefined> => {
  const { current, refresh } = await inTenant(deps.db, { clientId }, async (tx) => ({
    current: await readSecret(deps, tx, { clientId, name: secretName(kind, 'token') }),
    refresh: await readSecret(deps, tx, { clientId, name: refreshName(kind) }),
  }));
  // Somebody else was refused too, and has got the next one already: refresh tokens work once.
  if (current !== undefined && current !== refused) return current;
  const app = deps.config.oauth[kind];
  const answer =
    refresh === undefined || !app
      ? undefined
      : await askForToken(deps, kind, web, app, {
          grant_type: 'refresh_token',
          refresh_token: refresh,
        });
  if (answer && 'accessToken' in answer) {
    const tokens = { ...answer, refreshToken: answer.refreshToken ?? refresh };
    await inTenant(deps.db, { clientId }, (tx) => keepTokens(deps, tx, { clientId }, kind, tokens));
    return answer.accessToken;
  }
  if (kind !== 'bitbucket_cloud' || answer?.error === 'temporarily_unavailable') return undefined;
  await forget(deps, clientId, kind);
  throw refusal(422, 'bitbucket_token_expired');
};
