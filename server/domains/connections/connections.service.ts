// Lists every connectable service with the result of its last real request. Sends no requests
// itself.
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { pullSources, type PullSourceKey } from '../../platform/db/schema/pulls.ts';
import { findSetting } from '../../platform/db/setting-store.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { listSecretNames } from '../../platform/secrets/secret-store.ts';
import { describePull, findPullAddress } from '../pulls/index.ts';
import {
  findHostAccess,
  findLastCall,
  getSemgrep,
  type GitHost,
  gitHosts,
  hostSetting,
  isComplete,
  isConnected,
  tokenPage,
} from '../source-hosts/index.ts';
import { countByHost, countWithout } from './connections.repo.ts';

type Schemas = components['schemas'];
type Connection = Schemas['Connection'];
type Described = { connection: Connection; pulledInto: readonly string[] };

const clouds = ['aws', 'azure', 'gcp', 'oracle_oci'] as const;

const hostName = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : null;

const unconnected = (key: Connection['key']): Connection => ({
  key,
  isConfigured: false,
  account: null,
  address: null,
  ended_at: null,
  last_call: null,
  repositories: 0,
  token_url: null,
  pull: null,
});

type Context = {
  deps: Deps;
  tx: Tx;
  clientId: string;
  names: ReadonlySet<string>;
  repositories: ReadonlyMap<string, number>;
};

const describeHost = async (
  { deps, tx, clientId, names, repositories }: Context,
  key: GitHost,
): Promise<Described> => {
  const access = await findHostAccess(deps, tx, clientId, key);
  const ended = (await findSetting(tx, clientId, hostSetting(key)))?.['expired_at'];
  const isConfigured = isConnected(names, key);
  return {
    connection: {
      ...unconnected(key),
      isConfigured,
      account: access && 'app' in access ? String(access.app.installationId) : null,
      address: hostName(access?.web),
      // While a token is stored, this is when it is renewed.
      ended_at: !isConfigured && typeof ended === 'string' ? ended : null,
      last_call: await findLastCall(tx, clientId, key),
      repositories: repositories.get(key) ?? 0,
      token_url: tokenPage(key, access?.web),
    },
    pulledInto: [],
  };
};

const describePullSource = async (
  { deps, tx, clientId, names }: Context,
  key: PullSourceKey,
): Promise<Described> => {
  const isConfigured = isComplete(names, key);
  const address = await findPullAddress(deps, tx, clientId, key);
  if (address === undefined)
    return { connection: { ...unconnected(key), isConfigured }, pulledInto: [] };
  const { repositoryIds, ...pull } = await describePull(tx, clientId, key, deps.now());
  return {
    connection: {
      ...unconnected(key),
      isConfigured,
      address: hostName(address),
      last_call: await findLastCall(tx, clientId, key),
      repositories: pull.projects,
      pull,
    },
    pulledInto: repositoryIds,
  };
};

const isBroken = ({ ended_at: ended, last_call: call }: Connection): boolean =>
  ended !== null || call?.state === 'refused' || call?.state === 'no_answer';

export const listConnections = (deps: Deps, who: Principal): Promise<Schemas['ConnectionList']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { clientId } = who;
    const names = await listSecretNames(tx, clientId, 'connector/');
    const context = { deps, tx, clientId, names, repositories: await countByHost(tx, clientId) };
    const hosts: Described[] = [];
    for (const key of gitHosts) hosts.push(await describeHost(context, key));
    const sources: Described[] = [];
    for (const key of pullSources) sources.push(await describePullSource(context, key));
    const { isConfigured } = await getSemgrep(tx, clientId);
    const broken = [...hosts, ...sources].filter(({ connection }) => isBroken(connection));
    return {
      data: [
        ...hosts.map(({ connection }) => connection),
        { ...unconnected('semgrep_cli'), isConfigured },
        ...sources.map(({ connection }) => connection),
        ...clouds.map((key) => ({ ...unconnected(key), isConfigured: isComplete(names, key) })),
      ],
      repositories_not_scanned: await countWithout(
        tx,
        clientId,
        gitHosts.filter((key) => broken.some(({ connection }) => connection.key === key)),
        broken.flatMap(({ pulledInto }) => pulledInto),
      ),
    };
  });
