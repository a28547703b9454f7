// The credentials of the organization's hosts. Secrets are decrypted here.
import type { Tx } from '../../platform/db/connect.ts';
import { findSetting } from '../../platform/db/setting-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { findSecret } from '../../platform/secrets/secret-store.ts';
import { webBase } from './addresses.ts';
import { type GitHost, githubApp, hostSetting, secretName } from './connectors/credentials.ts';
import type { GithubApp } from './github-octokit.ts';

/** URL and credentials of a host. */
export type HostAccess = { kind: GitHost; web: string } & ({ token: string } | { app: GithubApp });

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const readApp = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
): Promise<GithubApp | undefined> => {
  const privateKey = await findSecret(deps, tx, { clientId, name: githubApp.privateKey });
  const setting = await findSetting(tx, clientId, githubApp.setting);
  const [appId, installation] = [textOf(setting?.['app_id']), textOf(setting?.['installation_id'])];
  return privateKey === undefined || appId === undefined || installation === undefined
    ? undefined
    : { privateKey, appId, installationId: Number(installation) };
};

/**
 * Returns the URL of the organization's host, connected or not; undefined if the organization has
 * to configure its own.
 */
export const findHostWeb = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  kind: GitHost,
): Promise<string | undefined> =>
  webBase(
    kind,
    textOf((await findSetting(tx, clientId, hostSetting(kind)))?.['url']) ??
      (kind === 'gitea'
        ? await findSecret(deps, tx, { clientId, name: secretName('gitea', 'url') })
        : undefined),
  );

/**
 * Undefined if the host is not connected. A token has precedence over an App, because its owner
 * wants to be the author.
 */
export const findHostAccess = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  kind: GitHost,
): Promise<HostAccess | undefined> => {
  const web = await findHostWeb(deps, tx, clientId, kind);
  if (web === undefined) return undefined;
  const token = await findSecret(deps, tx, { clientId, name: secretName(kind, 'token') });
  if (token !== undefined) return { kind, web, token };
  const app = kind === 'github' ? await readApp(deps, tx, clientId) : undefined;
  return app && { kind, web, app };
};
