// Connectable services for the mocks and stories.
import type { Connection, ConnectionCall, ConnectionState } from '../../generated/model';
import { getListConnectionsResponseMock } from '../generated/connectors/connectors.msw';

const example = () => {
  const [connection] = getListConnectionsResponseMock().data;
  if (!connection?.last_call || !connection.pull)
    throw new Error('The contract has no example of a connection.');
  return { connection, call: connection.last_call, pull: connection.pull };
};

/** In the server's order. */
export const connectionKeys = [
  'github',
  'gitlab',
  'bitbucket_cloud',
  'gitea',
  'semgrep_cli',
  'checkmarx',
  'fortify',
  'black_duck',
  'aws',
  'azure',
  'gcp',
  'oracle_oci',
] as const satisfies readonly Connection['key'][];

const hosts: ReadonlySet<string> = new Set(connectionKeys.slice(0, 4));
const pulled: ReadonlySet<string> = new Set(connectionKeys.slice(5, 8));

/** Whether a separate call can test the credentials. */
export const isCallable = (key: Connection['key']): boolean => hosts.has(key) || pulled.has(key);

const failures: Partial<Record<ConnectionState, Partial<ConnectionCall>>> = {
  refused: { code: 'key_refused', status: 401, problem: 'The service rejected the token.' },
  no_answer: { code: 'timeout', latency_ms: 10_000, problem: 'The service took too long.' },
};

export const callOf = (
  state: ConnectionState,
  changed: Partial<ConnectionCall> = {},
): ConnectionCall => ({
  ...example().call,
  state,
  ...(state === 'works' && {
    missing_scopes: [],
    capabilities: { read: true, scan: true, pull_requests: true },
  }),
  ...(failures[state] && {
    login: null,
    repositories: null,
    missing_scopes: [],
    capabilities: null,
  }),
  ...failures[state],
  ...changed,
});

/** A connection without any call yet. */
export const connectionOf = (
  key: Connection['key'],
  changed: Partial<Connection> = {},
): Connection => ({
  ...example().connection,
  key,
  address: isCallable(key) ? `${key.replace('_', '-')}.acme.example` : null,
  last_call: null,
  token_url: hosts.has(key) ? example().connection.token_url : null,
  pull: pulled.has(key) ? example().pull : null,
  ...changed,
});

export const notConnected = (key: Connection['key']): Connection =>
  connectionOf(key, { isConfigured: false, address: null, repositories: 0, pull: null });
