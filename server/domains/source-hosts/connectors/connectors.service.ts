import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { requireSecretsForNewOrigin } from '../../../platform/secrets/secret-origin.ts';
import {
  deleteSecrets,
  findSecret,
  listSecretNames,
  upsertSecret,
} from '../../../platform/secrets/secret-store.ts';
import { deleteSetting, findSetting, upsertSetting } from '../../../platform/db/setting-store.ts';
import {
  type ConnectorKey,
  credentialFields,
  type GitHost,
  gitHosts,
  githubApp,
  hostSetting,
  isComplete,
  isGitHost,
  pullSetting,
  refreshName,
  secretName,
  secretsOfAddress,
} from './credentials.ts';
import { deleteLastCall, findLastCall } from '../connections/last-call.ts';
import { revokeGithubGrant, revokeTokens } from '../oauth.ts';

const connectors = 'connector/';

const audit = (
  tx: Tx,
  who: Principal,
  action: string,
  key: string,
  detail: Record<string, unknown> = {},
) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action,
    subject: { type: 'connector', id: key },
    detail,
  });

type ConnectorValues = Readonly<Record<string, string | number | null | undefined>>;

const toText = (value: string | number | null | undefined): string | null | undefined =>
  typeof value === 'number' ? String(value) : value;

const requireSecretsOfAddress = async (
  deps: Deps,
  tx: Tx,
  { clientId }: Principal,
  key: ConnectorKey,
  values: ConnectorValues,
): Promise<void> => {
  const bound = secretsOfAddress[key];
  if (!bound || values[bound.address] === undefined) return;
  const stored = await listSecretNames(tx, clientId, connectors);
  requireSecretsForNewOrigin(
    {
      before: await findSecret(deps, tx, { clientId, name: secretName(key, bound.address) }),
      after: toText(values[bound.address]),
    },
    bound.secrets.map((field) => ({
      field: `values.${field}`,
      isStored: stored.has(secretName(key, field)),
      given: toText(values[field]),
    })),
  );
};

/**
 * Values of the request: absent keeps, null clears. Only the names of changed fields are written to
 * the audit log.
 */
export const updateConnector = (
  deps: Deps,
  who: Principal,
  key: ConnectorKey,
  values: ConnectorValues,
) =>
  inTenant(deps.db, who, async (tx) => {
    await requireSecretsOfAddress(deps, tx, who, key, values);
    for (const field of credentialFields[key])
      await upsertSecret(
        deps,
        tx,
        { clientId: who.clientId, name: secretName(key, field) },
        toText(values[field]),
      );
    await deleteLastCall(tx, who.clientId, key);
    await audit(tx, who, 'connector.save', key, { fields: Object.keys(values) });
    return {
      key,
      isConfigured: isComplete(await listSecretNames(tx, who.clientId, connectors), key),
    };
  });

/**
 * Returns the tokens that GitLab or GitHub issued by OAuth, while the connection is still stored.
 * Empty for a token that a user entered: it belongs to the user and may be in use elsewhere.
 */
const findGrant = async (
  deps: Deps,
  tx: Tx,
  { clientId }: Principal,
  key: ConnectorKey,
): Promise<string[]> => {
  if (key !== 'gitlab' && key !== 'github') return [];
  const token = await findSecret(deps, tx, { clientId, name: secretName(key, 'token') });
  const setting = await findSetting(tx, clientId, hostSetting(key));
  const refresh = await findSecret(deps, tx, { clientId, name: refreshName(key) });
  if (key === 'github') return setting?.['is_grant'] === true && token ? [token] : [];
  return refresh === undefined ? [] : [refresh, token].filter((each) => each !== undefined);
};

const revokeGrant = async (
  deps: Deps,
  key: ConnectorKey,
  tokens: readonly string[],
): Promise<boolean | undefined> => {
  const [first] = tokens;
  const { gitlab, github } = deps.config.oauth;
  if (first === undefined) return undefined;
  if (key === 'github') return github && revokeGithubGrant(deps, github, first);
  return gitlab && revokeTokens(deps, gitlab, tokens);
};

/**
 * Deletes the stored credentials first, so that an unresponsive host cannot prevent it. Then
 * revokes the grant at GitLab or GitHub; the audit log records whether the host confirmed it.
 */
export const deleteConnector = async (
  deps: Deps,
  who: Principal,
  key: ConnectorKey,
): Promise<void> => {
  const grant = await inTenant(deps.db, who, async (tx) => {
    const tokens = await findGrant(deps, tx, who, key);
    await deleteSecrets(
      tx,
      who.clientId,
      credentialFields[key].map((field) => secretName(key, field)),
    );
    await deleteSetting(tx, who.clientId, pullSetting(key));
    await deleteLastCall(tx, who.clientId, key);
    if (isGitHost(key)) {
      await deleteSecrets(tx, who.clientId, [refreshName(key)]);
      await deleteSetting(tx, who.clientId, hostSetting(key));
    }
    await audit(tx, who, 'connector.delete', key);
    return tokens;
  });
  const revoked = await revokeGrant(deps, key, grant);
  if (revoked === undefined) return;
  await inTenant(deps.db, who, (tx) => audit(tx, who, 'connector.revoke', key, { revoked }));
};

const gitToken = async (tx: Tx, clientId: string, host: GitHost, names: ReadonlySet<string>) => {
  const known = await findSetting(tx, clientId, hostSetting(host));
  return {
    source_control: host,
    isConfigured: names.has(secretName(host, 'token')),
    login: (await findLastCall(tx, clientId, host))?.login ?? null,
    url: text(known?.['url']),
    expired_at: text(known?.['expired_at']),
  };
};

export const listGitTokens = (deps: Deps, who: Principal) =>
  inTenant(deps.db, who, async (tx) => {
    const names = await listSecretNames(tx, who.clientId, connectors);
    const data = [];
    for (const host of gitHosts) data.push(await gitToken(tx, who.clientId, host, names));
    return { data };
  });

/**
 * Saves the token without testing it; `testSourceHostConnection` tests whether the host accepts it.
 */
export const saveToken = (
  deps: Deps,
  who: Principal,
  {
    source_control: host,
    token,
    url,
  }: { source_control: GitHost; token: string; url?: string | null },
) =>
  inTenant(deps.db, who, async (tx) => {
    await upsertSecret(
      deps,
      tx,
      { clientId: who.clientId, name: secretName(host, 'token') },
      token,
    );
    // The previous token's owner and refresh token no longer apply.
    await deleteSecrets(tx, who.clientId, [refreshName(host)]);
    const known = await findSetting(tx, who.clientId, hostSetting(host));
    await upsertSetting(
      tx,
      who.clientId,
      hostSetting(host),
      { url: url === undefined ? text(known?.['url']) : url },
      who.userId,
    );
    if (host === 'gitea' && url !== undefined)
      await upsertSecret(deps, tx, { clientId: who.clientId, name: secretName(host, 'url') }, url);
    await deleteLastCall(tx, who.clientId, host);
    await audit(tx, who, 'connector.save', host, { fields: ['token'] });
    return gitToken(tx, who.clientId, host, await listSecretNames(tx, who.clientId, connectors));
  });

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const appState = async (tx: Tx, clientId: string) => {
  const app = await findSetting(tx, clientId, githubApp.setting);
  const names = await listSecretNames(tx, clientId, connectors);
  const installation = text(app?.['installation_id']);
  return {
    isConfigured: names.has(githubApp.privateKey) && installation !== null,
    app_id: text(app?.['app_id']),
    installation_id: installation,
  };
};

export const getGithubApp = (deps: Deps, who: Principal) =>
  inTenant(deps.db, who, (tx) => appState(tx, who.clientId));

export const updateGithubApp = (
  deps: Deps,
  who: Principal,
  given: { app_id: string; installation_id?: string | null; private_key?: string | null },
) =>
  inTenant(deps.db, who, async (tx) => {
    const known = await appState(tx, who.clientId);
    const installation =
      given.installation_id === undefined ? known.installation_id : given.installation_id;
    await upsertSetting(
      tx,
      who.clientId,
      githubApp.setting,
      { app_id: given.app_id, installation_id: installation },
      who.userId,
    );
    await upsertSecret(
      deps,
      tx,
      { clientId: who.clientId, name: githubApp.privateKey },
      given.private_key,
    );
    await deleteLastCall(tx, who.clientId, 'github');
    await audit(tx, who, 'connector.save', 'github_app');
    return appState(tx, who.clientId);
  });

export const updateGithubInstallation = (deps: Deps, who: Principal, installationId: string) =>
  inTenant(deps.db, who, async (tx) => {
    const known = await appState(tx, who.clientId);
    await upsertSetting(
      tx,
      who.clientId,
      githubApp.setting,
      { app_id: known.app_id, installation_id: installationId },
      who.userId,
    );
    await deleteLastCall(tx, who.clientId, 'github');
    await audit(tx, who, 'connector.save', 'github_app', { installation_id: installationId });
    return { installation_id: installationId };
  });

export const deleteGithubApp = (deps: Deps, who: Principal): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    await deleteSecrets(tx, who.clientId, [githubApp.privateKey]);
    await deleteSetting(tx, who.clientId, githubApp.setting);
    await deleteLastCall(tx, who.clientId, 'github');
    await audit(tx, who, 'connector.delete', 'github_app');
  });
