import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { can } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { ofCurrentClient } from '../../platform/db/current-client.ts';
import { repositories } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  type PageRange,
  type PageRequest,
  toPageMeta,
  toPageRange,
} from '../../platform/http/paging.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { findSetting } from '../../platform/db/setting-store.ts';
import { hostLabels, parseRepositoryPath, webBase } from './addresses.ts';
import { connectHost } from './connect.ts';
import { deleteLastCall } from './connections/last-call.ts';
import { testStoredConnection } from './connections/test-connection.ts';
import { findHostAccess } from './host-access.ts';
import type { HostWindow } from './host.ts';
import { authorizeUrl, requestToken, isRegisteredAt } from './oauth.ts';
import { storeTokens } from './renew.ts';
import { type GitHost, hostSetting, kindOf } from './connectors/credentials.ts';

type Schemas = components['schemas'];
const largestPage = 100;

const rangeOf = (listed: PageRequest): PageRange =>
  toPageRange({ page_size: largestPage, ...listed });

/** Converts a range to a page number, because hosts number their pages. */
const windowOf = ({ offset, limit }: PageRange): HostWindow => ({
  page: Math.floor(offset / limit) + 1,
  pageSize: limit,
});

const metaOf = (
  range: PageRange,
  { total, isExact }: { total: number; isExact: boolean },
): Schemas['ListMeta'] => ({ ...toPageMeta(total, range), total_is_exact: isExact });

/** Paths of the repositories that already exist in Parapet, in lower case: hosts ignore case. */
const addedPaths = async (tx: Tx, kind: GitHost, web: string): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ url: repositories.url, uri: repositories.uri })
    .from(repositories)
    .where(and(ofCurrentClient(repositories), eq(repositories.sourceControl, kind)));
  return new Set(
    rows
      .flatMap(({ url, uri }) => [url, uri])
      .flatMap((address) =>
        address ? [parseRepositoryPath(kind, web, address)?.toLowerCase()] : [],
      )
      .filter((path) => path !== undefined),
  );
};

export const listHostRepositories = async (
  deps: Deps,
  who: Principal,
  sourceHost: Schemas['SourceHost'],
  { q, ...listed }: PageRequest & { q?: string },
): Promise<Schemas['HostRepositoryList']> => {
  const kind = kindOf(sourceHost);
  const { host, web } = await connectHost(deps, toTenant(who), kind);
  const range = rangeOf(listed);
  const { rows, ...counted } = await host.listRepositories({
    ...windowOf(range),
    ...(q !== undefined && q.trim() !== '' && { q: q.trim() }),
  });
  const added = await inTenant(deps.db, toTenant(who), (tx) => addedPaths(tx, kind, web));
  return {
    data: rows.map(({ id, name, fullName, url, defaultBranch, isPrivate }) => ({
      id,
      name,
      full_name: fullName,
      url,
      default_branch: defaultBranch,
      private: isPrivate,
      added: added.has(fullName.toLowerCase()),
    })),
    meta: metaOf(range, counted),
  };
};

export const listHostBranches = async (
  deps: Deps,
  who: Principal,
  sourceHost: Schemas['SourceHost'],
  { repository, ...listed }: PageRequest & { repository: string },
): Promise<Schemas['HostBranchList']> => {
  const kind = kindOf(sourceHost);
  const { host, web } = await connectHost(deps, toTenant(who), kind);
  // The same check as for URLs: a name with `..` or `?` would request something else.
  const path = parseRepositoryPath(kind, web, `${web}/${repository}`);
  if (path === undefined || path.toLowerCase() !== repository.toLowerCase())
    throw createProblem(404, 'host_not_found', { host: host.name });
  const range = rangeOf(listed);
  const { defaultBranch } = await host.readRepository(path);
  const { rows, ...counted } = await host.listBranches(path, windowOf(range));
  return {
    data: rows.map((name) => ({ name, is_default: name === defaultBranch })),
    default_branch: defaultBranch,
    meta: metaOf(range, counted),
  };
};

const stateMinutes = 15;

const sign = (deps: Deps, { clientId, userId }: Principal, kind: GitHost, until: number): string =>
  `${until}.${createHmac('sha256', deps.secrets.deriveKey('oauth state')).update(`${clientId}/${userId}/${kind}/${until}`).digest('base64url')}`;

/** Proof Key for Code Exchange (RFC 7636): derived from the state, so that nothing is stored. */
const codeVerifier = (deps: Deps, state: string): string =>
  createHmac('sha256', deps.secrets.deriveKey('oauth code verifier'))
    .update(state)
    .digest('base64url');

/** Accepts only the user who started the flow, for this host, within 15 minutes. */
const isOwnState = (
  deps: Deps,
  who: Principal,
  kind: GitHost,
  state: string | undefined,
): boolean => {
  const until = Number(/^(\d{1,15})\./.exec(state ?? '')?.[1] ?? 0);
  const [given, expected] = [Buffer.from(state ?? ''), Buffer.from(sign(deps, who, kind, until))];
  return (
    until > deps.now().getTime() &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
};

const authorizeUrlFor = (
  deps: Deps,
  who: Principal,
  kind: GitHost,
  web: string | undefined,
): string | null => {
  const app = deps.config.oauth[kind];
  if (!app || web === undefined || !isRegisteredAt(app, web)) return null;
  if (!can({ role: who.role }, 'credentials:manage')) return null;
  const state = sign(deps, who, kind, deps.now().getTime() + stateMinutes * 60_000);
  return authorizeUrl(kind, app, state, codeVerifier(deps, state));
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Returns the URL of the organization's host. Without a configured URL, it is the server where the
 * operator registered the application, or the public one.
 */
const webOf = (
  deps: Deps,
  kind: GitHost,
  access: { web: string } | undefined,
  setting: Record<string, unknown> | undefined,
): string | undefined =>
  access?.web ?? webBase(kind, textOf(setting?.['url']) ?? deps.config.oauth[kind]?.web);

/** Sends a request to the host, so that a revoked token is detected. */
export const getHostConnector = async (
  deps: Deps,
  who: Principal,
  sourceHost: Schemas['SourceHost'],
): Promise<Schemas['HostConnector']> => {
  const kind = kindOf(sourceHost);
  const { access, setting } = await inTenant(deps.db, toTenant(who), async (tx) => ({
    access: await findHostAccess(deps, tx, who.clientId, kind),
    setting: await findSetting(tx, who.clientId, hostSetting(kind)),
  }));
  const authorize = authorizeUrlFor(deps, who, kind, webOf(deps, kind, access, setting));
  if (!access)
    return {
      source_control: sourceHost,
      isConfigured: false,
      login: null,
      workspaces: [],
      expired_at: null,
      authorize_url: authorize,
    };
  const { login, workspaces } = await (await connectHost(deps, toTenant(who), kind)).host.whoAmI();
  return {
    source_control: sourceHost,
    isConfigured: true,
    login,
    workspaces,
    expired_at: textOf(setting?.['expired_at']),
    authorize_url: authorize,
  };
};

const failedExchange = 'Failed to access token due to processing data. Please try again later!';

type Exchanged =
  | { status: 200; body: Schemas['OAuthTokenResult'] }
  | { status: 502; body: Schemas['OAuthError'] };

/** Connects a host with the code that its consent page returned. */
export const exchangeToken = async (
  deps: Deps,
  who: Principal,
  { source_control: sourceHost, code, state, redirect_uri: redirect }: Schemas['OAuthTokenRequest'],
  requestId: string,
): Promise<Exchanged> => {
  const kind = kindOf(sourceHost);
  const app = deps.config.oauth[kind];
  const { access, setting } = await inTenant(deps.db, toTenant(who), async (tx) => ({
    access: await findHostAccess(deps, tx, who.clientId, kind),
    setting: await findSetting(tx, who.clientId, hostSetting(kind)),
  }));
  const web = webOf(deps, kind, access, setting);
  if (!app || web === undefined || !isRegisteredAt(app, web))
    throw createProblem(422, 'oauth_not_configured', { host: hostLabels[kind] });
  if (state === undefined || !isOwnState(deps, who, kind, state))
    throw createProblem(422, 'oauth_state');
  const answer = await requestToken(deps, kind, app, {
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier(deps, state),
    ...(redirect !== undefined && { redirect_uri: redirect }),
  });
  if ('error' in answer)
    return {
      status: 502,
      body: { error: answer.error, error_description: failedExchange, error_uri: answer.errorUri },
    };
  await inTenant(deps.db, toTenant(who), async (tx) => {
    await storeTokens(deps, tx, who, { kind, web }, answer);
    await deleteLastCall(tx, who.clientId, kind);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'connector.save',
      subject: { type: 'connector', id: kind },
      detail: { fields: ['token'] },
      requestId,
    });
  });
  const { login } = await testStoredConnection(deps, toTenant(who), {
    kind,
    web,
    token: answer.accessToken,
  });
  return { status: 200, body: { source_control: sourceHost, isConfigured: true, login } };
};
