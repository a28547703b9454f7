// Makes a source host from what an organisation has stored. Secrets are opened here, go to the host that they belong to, and nowhere else.
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { repositories } from '../db/schema/repositories.ts';
import { inTenant, type Tenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { notFound, Problem } from '../http/problem.ts';
import { refusal } from '../http/refusals.ts';
import {
  type GitHost,
  githubApp,
  hostSetting,
  isGitHost,
  secretName,
} from '../modules/connectors/credentials.ts';
import { readSecret } from '../secret-store.ts';
import { readSetting } from '../setting-store.ts';
import { apiBase, hostNames, repositoryAt, webBase } from './addresses.ts';
import { createBitbucket } from './bitbucket.ts';
import { createGitea } from './gitea.ts';
import { createGithub, type GithubApp } from './github.ts';
import { createGitlab } from './gitlab.ts';
import { createHostClient } from './host-client.ts';
import type { SourceHost } from './host.ts';
import { renewToken } from './renew.ts';

/** What a host is reached by. */
export type HostAccess = { kind: GitHost; web: string } & ({ token: string } | { app: GithubApp });

const authorization = (kind: GitHost, token: string): string => {
  // Bitbucket's app passwords come as `user:password`.
  if (kind === 'bitbucket_cloud' && token.includes(':'))
    return `Basic ${Buffer.from(token).toString('base64')}`;
  return kind === 'gitea' ? `token ${token}` : `Bearer ${token}`;
};

/** @param renew asked when the host refuses the token: the next one, or undefined where there is none */
export const createHost = (
  deps: Pick<Deps, 'outgoing' | 'now'>,
  access: HostAccess,
  renew?: (token: string) => Promise<string | undefined>,
): SourceHost => {
  const { kind, web } = access;
  let token = 'token' in access ? access.token : undefined;
  const client = createHostClient(deps, {
    name: hostNames[kind],
    headers: () => (token === undefined ? {} : { authorization: authorization(kind, token) }),
    ...(renew && {
      renew: async () => {
        const next = token === undefined ? undefined : await renew(token);
        if (next === undefined) return false;
        token = next;
        return true;
      },
    }),
  });
  const api = apiBase(kind, web);
  if (kind === 'github') return createGithub(client, api, 'app' in access ? access.app : undefined);
  if (kind === 'gitlab') return createGitlab(client, api);
  return kind === 'gitea' ? createGitea(client, api) : createBitbucket(client, api);
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const readApp = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
): Promise<GithubApp | undefined> => {
  const privateKey = await readSecret(deps, tx, { clientId, name: githubApp.privateKey });
  const setting = await readSetting(tx, clientId, githubApp.setting);
  const [appId, installation] = [textOf(setting?.['app_id']), textOf(setting?.['installation_id'])];
  return privateKey === undefined || appId === undefined || installation === undefined
    ? undefined
    : { privateKey, appId, installationId: Number(installation) };
};

/** Undefined where the host is not connected. A token goes before an App: whoever gave it wants to be the author. */
export const readAccess = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  kind: GitHost,
): Promise<HostAccess | undefined> => {
  const web = webBase(
    kind,
    textOf((await readSetting(tx, clientId, hostSetting(kind)))?.['url']) ??
      (kind === 'gitea'
        ? await readSecret(deps, tx, { clientId, name: secretName('gitea', 'url') })
        : undefined),
  );
  if (web === undefined) return undefined;
  const token = await readSecret(deps, tx, { clientId, name: secretName(kind, 'token') });
  if (token !== undefined) return { kind, web, token };
  const app = kind === 'github' ? await readApp(deps, tx, clientId) : undefined;
  return app && { kind, web, app };
};

const hostOf = (deps: Deps, { clientId }: Tenant, access: HostAccess): SourceHost =>
  createHost(deps, access, (token) => renewToken(deps, clientId, access, token));

/** The connected host of the organisation; a `Problem` where it is not connected. */
export const connectHost = async (
  deps: Deps,
  tenant: Tenant,
  kind: GitHost,
): Promise<{ host: SourceHost; web: string }> => {
  const access = await inTenant(deps.db, tenant, (tx) =>
    readAccess(deps, tx, tenant.clientId, kind),
  );
  if (!access) throw refusal(422, 'host_not_connected');
  return { host: hostOf(deps, tenant, access), web: access.web };
};

export type ConnectedRepository = {
  host: SourceHost;
  /** Its path at the host, as every method takes it. */
  repository: string;
  /** The branch that counts: what is proposed goes into it. */
  branch: string;
};

type Addresses = { sourceControl: string; url: string | null; uri: string | null; branch: string };

const placeOf = async (
  deps: Deps,
  tx: Tx,
  tenant: Tenant,
  row: Addresses,
): Promise<{ access: HostAccess; repository: string }> => {
  if (!isGitHost(row.sourceControl))
    throw new Problem(
      422,
      'no_source_host',
      'Its repository was added by hand: no source host is connected to it.',
    );
  const access = await readAccess(deps, tx, tenant.clientId, row.sourceControl);
  if (!access) throw refusal(422, 'host_not_connected');
  const { kind, web } = access;
  const repository = [row.url, row.uri]
    .flatMap((address) => (address ? [repositoryAt(kind, web, address)] : []))
    .find((path) => path !== undefined);
  if (repository === undefined)
    throw refusal(422, 'repository_elsewhere', { host: hostNames[kind] });
  return { access, repository };
};

/** The host of one of Parapet's repositories, and where it lies there. Calls nobody yet; a `Problem` says what is missing. */
export const connectRepository = async (
  deps: Deps,
  tenant: Tenant,
  repositoryId: string,
): Promise<ConnectedRepository> => {
  const { row, place } = await inTenant(deps.db, tenant, async (tx) => {
    const [found] = await tx.select().from(repositories).where(eq(repositories.id, repositoryId));
    if (!found) throw notFound('Repository');
    return { row: found, place: await placeOf(deps, tx, tenant, found) };
  });
  return {
    host: hostOf(deps, tenant, place.access),
    repository: place.repository,
    branch: row.branch,
  };
};
