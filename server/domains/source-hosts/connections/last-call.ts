// The result of the last real request with an organization's credentials. Each service has one
// record, which the next request replaces: the state is that of this request, never that of saving
// the settings.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { deleteSetting, findSetting, upsertSetting } from '../../../platform/db/setting-store.ts';
import type { Problem } from '../../../platform/http/problem.ts';
import type { ConnectorKey } from '../connectors/credentials.ts';

type Schemas = components['schemas'];

export type ConnectionCall = Schemas['ConnectionCall'];
export type ConnectionCode = Schemas['ConnectionOutcome'];

const callSetting = (key: ConnectorKey): string => `connection/${key}`;

export const findLastCall = async (
  tx: Tx,
  clientId: string,
  key: ConnectorKey,
): Promise<ConnectionCall | null> =>
  // Only `upsertLastCall` writes it.
  ((await findSetting(tx, clientId, callSetting(key))) as ConnectionCall | undefined) ?? null;

export const upsertLastCall = (tx: Tx, clientId: string, key: ConnectorKey, call: ConnectionCall) =>
  upsertSetting(tx, clientId, callSetting(key), call, null);

/** A service's response to other credentials is irrelevant for the stored ones. */
export const deleteLastCall = (tx: Tx, clientId: string, key: ConnectorKey): Promise<void> =>
  deleteSetting(tx, clientId, callSetting(key));

const states: Partial<Record<ConnectionCode, ConnectionCall['state']>> = {
  answers: 'works',
  key_refused: 'refused',
  // The service responds, and accepts requests again after a while.
  quota_used_up: 'works_in_part',
};

const stateOf = (
  code: ConnectionCode,
  missingScopes: readonly string[] = [],
): ConnectionCall['state'] => {
  const state = states[code] ?? 'no_answer';
  return state === 'works' && missingScopes.length > 0 ? 'works_in_part' : state;
};

const codes: Readonly<Record<string, ConnectionCode>> = {
  host_token_refused: 'key_refused',
  host_not_permitted: 'key_refused',
  bitbucket_token_expired: 'key_refused',
  host_too_slow: 'timeout',
  host_unreachable: 'unreachable',
  forbidden_address: 'forbidden_address',
  host_rate_limited: 'quota_used_up',
};

export const codeOf = ({ code }: Problem): ConnectionCode => codes[code] ?? 'unexpected_status';

/** The HTTP status with which a service rejected a request; null without a response. */
export const statusOf = ({ facts }: Problem): number | null => {
  const status = facts?.['status'];
  return typeof status === 'number' ? status : null;
};

type Answered = Partial<
  Pick<ConnectionCall, 'login' | 'repositories' | 'missing_scopes' | 'capabilities'>
>;

export const toAnswered = (now: Date, latencyMs: number, answered: Answered): ConnectionCall => ({
  at: now.toISOString(),
  state: stateOf('answers', answered.missing_scopes),
  code: 'answers',
  status: null,
  latency_ms: Math.round(latencyMs),
  login: null,
  repositories: null,
  missing_scopes: [],
  capabilities: null,
  problem: null,
  ...answered,
});

/**
 * An error response shows that the service is reachable: another version, another URL or another
 * role is needed.
 */
const stateOfFailure = (code: ConnectionCode, problem: Problem): ConnectionCall['state'] => {
  const status = statusOf(problem) ?? 0;
  const isRefusal = (status >= 400 && status < 500) || problem.code === 'host_not_found';
  const state = stateOf(code);
  return state === 'no_answer' && isRefusal ? 'refused' : state;
};

export const toFailed = (
  now: Date,
  latencyMs: number,
  problem: Problem,
  code: ConnectionCode = codeOf(problem),
): ConnectionCall => ({
  ...toAnswered(now, latencyMs, {}),
  state: stateOfFailure(code, problem),
  code,
  status: statusOf(problem),
  problem: problem.message,
});
