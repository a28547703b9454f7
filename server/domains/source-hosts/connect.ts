// Creates a source host client from the stored settings. Secrets are sent only to their host.
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { repositories } from '../../platform/db/schema/repositories.ts';
import { inTenant, type Tenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { createCallObserver } from './connections/observe-calls.ts';
import { type GitHost, isGitHost } from './connectors/credentials.ts';
import { apiBase, hostLabels, parseRepositoryPath } from './addresses.ts';
import { createBitbucket } from './bitbucket.ts';
import { createGitea } from './gitea.ts';
import { createGithub } from './github.ts';
import { createGitlab } from './gitlab.ts';
import { findHostAccess, type HostAccess } from './host-access.ts';
import { createHostClient, encodePath, type ObservedCall } from './host-client.ts';
import type { ConnectedHost, SourceHost } from './host.ts';
import { renewToken } from './renew.ts';

const authorization = (kind: GitHost, token: string): string => {
  // Bitbucket's app passwords have the form `user:password`.
  if (kind === 'bitbucket_cloud' && token.includes(':'))
    return `Basic ${Buffer.from(token).toString('base64')}`;
  return kind === 'gitea' ? `token ${token}` : `Bearer ${token}`;
};

/** The user name for a token when git requires one. */
const gitUsers: Readonly<Record<GitHost, string>> = {
  github: 'x-access-token',
  gitlab: 'oauth2',
  gitea: 'parapet',
  bitbucket_cloud: 'x-token-auth',
};

const gitAuthorization = (kind: GitHost, token: string): string => {
  const credentials = token.includes(':') ? token : `${gitUsers[kind]}:${token}`;
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
};

type HostOptions = {
  /**
   * Called when the host rejects the token. Returns the next one, or undefined if there is none.
   */
  renew?: (token: string) => Promise<string | undefined>;
  /** Called with the outcome of each request, and the token that is used from now on. */
  observe?: (seen: ObservedCall, token: string | undefined) => Promise<void>;
};

export const createHost = (
  deps: Pick<Deps, 'outgoing' | 'now'>,
  access: HostAccess,
  { renew, observe }: HostOptions = {},
): ConnectedHost => {
  const { kind, web } = access;
  let token = 'token' in access ? access.token : undefined;
  const client = createHostClient(deps, {
    name: hostLabels[kind],
    headers: () => (token === undefined ? {} : { authorization: authorization(kind, token) }),
    ...(renew && {
      renew: async () => {
        const next = token === undefined ? undefined : await renew(token);
        if (next === undefined) return false;
        token = next;
        return true;
      },
    }),
    ...(observe && { observe: (seen) => observe(seen, token) }),
  });
  const api = apiBase(kind, web);
  const operations: Readonly<Record<GitHost, () => SourceHost>> = {
    github: () => createGithub(client, api, 'app' in access ? access.app : undefined),
    gitlab: () => createGitlab(client, api),
    gitea: () => createGitea(client, api),
    bitbucket_cloud: () => createBitbucket(client, api),
  };
  const host = operations[kind]();
  return {
    ...host,
    gitAddress: async (repository) => ({
      url: `${web}/${encodePath(repository)}.git`,
      authorization: gitAuthorization(kind, token ?? (await host.installationToken?.()) ?? ''),
    }),
  };
};

const renewed =
  (deps: Deps, clientId: string, access: HostAccess) =>
  (token: string): Promise<string | undefined> =>
    renewToken(deps, clientId, access, token);

const hostOf = (deps: Deps, { clientId }: Tenant, access: HostAccess): ConnectedHost =>
  createHost(deps, access, {
    renew: renewed(deps, clientId, access),
    observe: createCallObserver(deps, clientId, access),
  });

/** For a connection test, which records its result itself. */
export const createUnobservedHost = (
  deps: Deps,
  { clientId }: Tenant,
  access: HostAccess,
): ConnectedHost => createHost(deps, access, { renew: renewed(deps, clientId, access) });

/** Returns the organization's connected host, or throws a `Problem` if it is not connected. */
export const connectHost = async (
  deps: Deps,
  tenant: Tenant,
  kind: GitHost,
): Promise<{ host: SourceHost; web: string }> => {
  const access = await inTenant(deps.db, tenant, (tx) =>
    findHostAccess(deps, tx, tenant.clientId, kind),
  );
  if (!access) throw createProblem(422, 'host_not_connected');
  return { host: hostOf(deps, tenant, access), web: access.web };
};

export type ConnectedRepository = {
  host: ConnectedHost;
  /** The path at the host, as every method expects it. */
  repository: string;
  /** The default branch, which is the base of pull requests. */
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
      'Its repository was added manually and has no connected source host.',
    );
  const access = await findHostAccess(deps, tx, tenant.clientId, row.sourceControl);
  if (!access) throw createProblem(422, 'host_not_connected');
  const { kind, web } = access;
  const repository = [row.url, row.uri]
    .flatMap((address) => (address ? [parseRepositoryPath(kind, web, address)] : []))
    .find((path) => path !== undefined);
  if (repository === undefined)
    throw createProblem(422, 'repository_elsewhere', { host: hostLabels[kind] });
  return { access, repository };
};

/**
 * Returns a repository's host and its path there. Makes no request; throws a `Problem` that names
 * what is missing.
 */
export const connectRepository = async (
  deps: Deps,
  tenant: Tenant,
  repositoryId: string,
): Promise<ConnectedRepository> => {
  const { row, place } = await inTenant(deps.db, tenant, async (tx) => {
    const [found] = await tx
      .select()
      .from(repositories)
      .where(and(eq(repositories.clientId, tenant.clientId), eq(repositories.id, repositoryId)));
    if (!found) throw notFound('Repository');
    return { row: found, place: await placeOf(deps, tx, tenant, found) };
  });
  return {
    host: hostOf(deps, tenant, place.access),
    repository: place.repository,
    branch: row.branch,
  };
};

/** Finds repositories at this path of the connected host. Paths are case-insensitive at hosts. */
export const findRepositoriesAtHost = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  kind: GitHost,
  path: string,
): Promise<string[]> => {
  const access = await findHostAccess(deps, tx, clientId, kind);
  if (!access) return [];
  const rows = await tx
    .select({ id: repositories.id, url: repositories.url, uri: repositories.uri })
    .from(repositories)
    .where(
      and(
        eq(repositories.clientId, clientId),
        eq(repositories.sourceControl, kind),
        eq(repositories.active, true),
      ),
    );
  return rows
    .filter(({ url, uri }) =>
      [url, uri].some(
        (address) =>
          address !== null &&
          parseRepositoryPath(kind, access.web, address)?.toLowerCase() === path.toLowerCase(),
      ),
    )
    .map(({ id }) => id);
};
