import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Connection, ConnectionState } from '@/shared/api/generated/model';
import { isPullSource, isTested } from './connectors';

/** The state of a connection's row: its last real call, or why there was none. */
export type RowState = ConnectionState | 'expired' | 'untested' | 'unused' | 'not_connected';

/** Whether Parapet can call the service itself, which a test requires. */
export const isCallable = ({ key, isConfigured, pull }: Connection): boolean =>
  isConfigured && isTested(key) && (!isPullSource(key) || pull !== null);

export const rowStateOf = (connection: Connection): RowState => {
  if (connection.ended_at !== null) return 'expired';
  if (!connection.isConfigured) return 'not_connected';
  if (!isCallable(connection)) return 'unused';
  return connection.last_call?.state ?? 'untested';
};

export const stateLabels: Readonly<Record<RowState, MessageDescriptor>> = {
  works: msg`Works`,
  works_in_part: msg`Works in part`,
  refused: msg`Refused`,
  expired: msg`Expired`,
  no_answer: msg`No response`,
  untested: msg`Not called yet`,
  unused: msg`Saved`,
  not_connected: msg`Not connected`,
};

/** Worst first. */
const troubles: readonly RowState[] = ['expired', 'refused', 'no_answer', 'works_in_part'];

export const isBroken = (state: RowState): boolean => troubles.slice(0, 3).includes(state);

/** The connection that most needs attention; the first if several are equally bad. */
export const worstOf = (connections: readonly Connection[]): Connection['key'] | undefined => {
  const ranked = connections.map((connection) => ({
    key: connection.key,
    rank: troubles.indexOf(rowStateOf(connection)),
  }));
  return ranked.filter(({ rank }) => rank !== -1).toSorted((a, b) => a.rank - b.rank)[0]?.key;
};

/**
 * `try` calls the service with the stored credentials. Every other step opens the credentials form.
 */
export type Step = 'connect' | 'manage' | 'replace' | 'reconnect' | 'try';

export const stepOf = (connection: Connection): Step => {
  const state = rowStateOf(connection);
  if (state === 'not_connected') return 'connect';
  if (state === 'expired' || state === 'refused') return 'reconnect';
  if (state === 'no_answer' || connection.last_call?.code === 'quota_used_up') return 'try';
  return (connection.last_call?.missing_scopes.length ?? 0) > 0 ? 'replace' : 'manage';
};

/** Rounded for reading: 40 ms, 0.3 s, 41 s. */
export const duration = (i18n: I18n, milliseconds: number): string => {
  if (milliseconds < 100) return i18n._(msg`${i18n.number(milliseconds)} ms`);
  const seconds = milliseconds / 1000;
  const number = i18n.number(seconds, { maximumFractionDigits: seconds < 10 ? 1 : 0 });
  return i18n._(msg`${number} s`);
};
