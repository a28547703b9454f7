// What is known of a service beside its mappings: its schedule, and what it answered last.
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { PullSourceKey } from '../../platform/db/schema/pulls.ts';
import { findSetting, upsertSetting } from '../../platform/db/setting-store.ts';
import { findSecret } from '../../platform/secrets/secret-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { pullSetting, secretName } from '../source-hosts/index.ts';
import { providers } from './providers/registry.ts';

type ConnectionTest = components['schemas']['ConnectionTest'];

export type PullState = {
  daily: boolean;
  last_test: ConnectionTest | null;
  /** When the last pull began, by a user or by itself. */
  pulled_at: string | null;
  /** Whether the administrators know that it fails. */
  failing: boolean;
};

const none: PullState = { daily: false, last_test: null, pulled_at: null, failing: false };

export const getState = async (
  tx: Tx,
  clientId: string,
  source: PullSourceKey,
): Promise<PullState> => ({
  ...none,
  // Written here alone, but for `last_test`, which saving credentials clears.
  ...((await findSetting(tx, clientId, pullSetting(source))) as Partial<PullState> | undefined),
});

export const updateState = async (
  tx: Tx,
  clientId: string,
  source: PullSourceKey,
  change: Partial<PullState>,
  userId: string | null = null,
): Promise<void> => {
  const known = await getState(tx, clientId, source);
  await upsertSetting(tx, clientId, pullSetting(source), { ...known, ...change }, userId);
};

/** Undefined when something is missing that a call needs. */
export const findCredentials = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  source: PullSourceKey,
): Promise<Record<string, string> | undefined> => {
  const credentials: Record<string, string> = {};
  const { fields, optional = [] } = providers[source];
  for (const field of [...fields, ...optional]) {
    const value = await findSecret(deps, tx, { clientId, name: secretName(source, field) });
    if (value !== undefined) credentials[field] = value;
    else if (fields.includes(field)) return undefined;
  }
  return credentials;
};

const outcomes: Readonly<Record<string, ConnectionTest['code']>> = {
  host_token_refused: 'key_refused',
  host_declined: 'key_refused',
  host_too_slow: 'timeout',
  host_unreachable: 'unreachable',
  forbidden_address: 'forbidden_address',
  host_rate_limited: 'quota_used_up',
};

/** @param code of a problem; undefined where the call worked */
export const toTest = (now: Date, code?: string): ConnectionTest => ({
  at: now.toISOString(),
  ok: code === undefined,
  code: code === undefined ? 'answers' : (outcomes[code] ?? 'unexpected_status'),
});
