// What the last real call with an organization's credentials answered. Each service has one record,
// which the next call replaces: its state is that of this call, never that of what was saved.
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
  // Written by `upsertLastCall` alone.
  ((await findSetting(tx, clientId, callSetting(key))) as ConnectionCall | undefined) ?? null;

export const upsertLastCall = (tx: Tx, clientId: string, key: ConnectorKey, call: ConnectionCall) =>
  upsertSetting(tx, clientId, callSetting(key), call, null);

/** What a service answered to other credentials says nothing of the stored ones. */
export const deleteLastCall = (tx: Tx, clientId: string, key: ConnectorKey): Promise<void> =>
  deleteSetting(tx, clientId, callSetting(key));

const states: Partial<Record<ConnectionCode, ConnectionCall['state']>> = {
  answers: 'works',
  key_refused: 'refused',
  // It answers, and takes calls again after a break.
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

/** The status that a service refused a call with; null where none came. */
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

/** An answer that refuses is an answer: another release, another address, another role is needed. */
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
