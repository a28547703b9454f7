// What is known of a service beside its mappings: its schedule, and how its last pull went.
import type { Tx } from '../../platform/db/connect.ts';
import type { PullSourceKey } from '../../platform/db/schema/pulls.ts';
import { findSetting, upsertSetting } from '../../platform/db/setting-store.ts';
import { findSecret } from '../../platform/secrets/secret-store.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Problem } from '../../platform/http/problem.ts';
import { codeOf, type ConnectionCall, pullSetting, secretName } from '../source-hosts/index.ts';
import { providers } from './providers/registry.ts';

export type PullState = {
  daily: boolean;
  /** When the last pull began, by a user or by itself. */
  pulled_at: string | null;
  /** How long the last pull took that has ended. */
  duration_ms: number | null;
  /** Whether the administrators know that it fails. */
  failing: boolean;
};

const none: PullState = {
  daily: false,
  pulled_at: null,
  duration_ms: null,
  failing: false,
};

export const getState = async (
  tx: Tx,
  clientId: string,
  source: PullSourceKey,
): Promise<PullState> => ({
  ...none,
  // Written here alone.
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

/** Where a service is called; undefined when something is missing that a call needs. */
export const findPullAddress = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  source: PullSourceKey,
): Promise<string | undefined> => {
  const credentials = await findCredentials(deps, tx, clientId, source);
  if (!credentials) return undefined;
  const { addressField, defaultAddress = '' } = providers[source];
  return credentials[addressField] ?? defaultAddress;
};

/** What a failure says of the connection: services refuse a key that lacks a role with 403. */
export const codeOfFailure = (problem: Problem): ConnectionCall['code'] =>
  problem.code === 'host_declined' ? 'key_refused' : codeOf(problem);

const dayMs = 86_400_000;

/** When the next pull starts by itself. The round that starts it goes by the same day. */
export const nextPullAt = (
  { daily, pulled_at: at }: Pick<PullState, 'daily' | 'pulled_at'>,
  now: Date,
): Date | null => {
  if (!daily) return null;
  return at === null ? now : new Date(Math.max(Date.parse(at) + dayMs, now.getTime()));
};
