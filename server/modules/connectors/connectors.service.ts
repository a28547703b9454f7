import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { deleteSecrets, listSecretNames, putSecret } from '../../secret-store.ts';
import { deleteSetting, readSetting, saveSetting } from '../../setting-store.ts';
import {
  type ConnectorKey,
  credentialFields,
  type GitHost,
  gitHosts,
  githubApp,
  hostSetting,
  isComplete,
  isGitHost,
  refreshName,
  secretName,
} from './credentials.ts';

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

/** Values as they came: absent keeps, null clears. Only the names of changed fields reach the audit log. */
export const saveConnector = (
  deps: Deps,
  who: Principal,
  key: ConnectorKey,
  values: Readonly<Record<string, string | number | null | undefined>>,
) =>
  inTenant(deps.db, who, async (tx) => {
    for (const field of credentialFields[key]) {
      const value = values[field];
      await putSecret(
        deps,
        tx,
        { clientId: who.clientId, name: secretName(key, field) },
        typeof value === 'number' ? String(value) : value,
      );
    }
    await audit(tx, who, 'connector.save', key, { fields: Object.keys(values) });
    return {
      key,
      isConfigured: isComplete(await listSecretNames(tx, who.clientId, connectors), key),
    };
  });

export const deleteConnector = (deps: Deps, who: Principal, key: ConnectorKey): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    await deleteSecrets(
      tx,
      who.clientId,
      credentialFields[key].map((field) => secretName(key, field)),
    );
    if (isGitHost(key)) {
      await deleteSecrets(tx, who.clientId, [refreshName(key)]);
      await deleteSetting(tx, who.clientId, hostSetting(key));
    }
    await audit(tx, who, 'connector.delete', key);
  });

const gitToken = async (tx: Tx, clientId: string, host: GitHost, names: ReadonlySet<string>) => {
  const known = await readSetting(tx, clientId, hostSetting(host));
  return {
    source_control: host,
    isConfigured: names.has(secretName(host, 'token')),
    login: text(known?.['login']),
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

/** Saves it as it is; whether the host takes it is another question (`testSourceHostConnection`). */
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
    await putSecret(deps, tx, { clientId: who.clientId, name: secretName(host, 'token') }, token);
    // Whose the earlier one was, and what would have followed it, is no longer true.
    await deleteSecrets(tx, who.clientId, [refreshName(host)]);
    const known = await readSetting(tx, who.clientId, hostSetting(host));
    await saveSetting(
      tx,
      who.clientId,
      hostSetting(host),
      { url: url === undefined ? text(known?.['url']) : url },
      who.userId,
    );
    if (host === 'gitea' && url !== undefined)
      await putSecret(deps, tx, { clientId: who.clientId, name: secretName(host, 'url') }, url);
    await audit(tx, who, 'connector.save', host, { fields: ['token'] });
    return gitToken(tx, who.clientId, host, await listSecretNames(tx, who.clientId, connectors));
  });

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const appState = async (tx: Tx, clientId: string) => {
  const app = await readSetting(tx, clientId, githubApp.setting);
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

export const saveGithubApp = (
  deps: Deps,
  who: Principal,
  given: { app_id: string; installation_id?: string | null; private_key?: string | null },
) =>
  inTenant(deps.db, who, async (tx) => {
    const known = await appState(tx, who.clientId);
    const installation =
      given.installation_id === undefined ? known.installation_id : given.installation_id;
    await saveSetting(
      tx,
      who.clientId,
      githubApp.setting,
      { app_id: given.app_id, installation_id: installation },
      who.userId,
    );
    await putSecret(
      deps,
      tx,
      { clientId: who.clientId, name: githubApp.privateKey },
      given.private_key,
    );
    await audit(tx, who, 'connector.save', 'github_app');
    return appState(tx, who.clientId);
  });

export const saveGithubInstallation = (deps: Deps, who: Principal, installationId: string) =>
  inTenant(deps.db, who, async (tx) => {
    const known = await appState(tx, who.clientId);
    await saveSetting(
      tx,
      who.clientId,
      githubApp.setting,
      { app_id: known.app_id, installation_id: installationId },
      who.userId,
    );
    await audit(tx, who, 'connector.save', 'github_app', { installation_id: installationId });
    return { installation_id: installationId };
  });

export const deleteGithubApp = (deps: Deps, who: Principal): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    await deleteSecrets(tx, who.clientId, [githubApp.privateKey]);
    await deleteSetting(tx, who.clientId, githubApp.setting);
    await audit(tx, who, 'connector.delete', 'github_app');
  });
