// The state of a service apart from its mappings: its schedule, and the result of its last pull.
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
  /** When the last pull began, started by a user or automatically. */
  pulled_at: string | null;
  /** Duration of the last finished pull. */
  duration_ms: number | null;
  /** Whether the administrators have been notified of the failure. */
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
  // Only written here.
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

/** Undefined if a required field is missing. */
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

/** Returns the URL of a service; undefined if a required field is missing. */
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

/**
 * The effect of a failure on the connection: services reject a key without the required role with
 * 403.
 */
export const codeOfFailure = (problem: Problem): ConnectionCall['code'] =>
  problem.code === 'host_declined' ? 'key_refused' : codeOf(problem);

const dayMs = 86_400_000;

/** Returns when the next automatic pull starts. The round that starts it uses the same interval. */
export const nextPullAt = (
  { daily, pulled_at: at }: Pick<PullState, 'daily' | 'pulled_at'>,
  now: Date,
): Date | null => {
  if (!daily) return null;
  return at === null ? now : new Date(Math.max(Date.parse(at) + dayMs, now.getTime()));
};
