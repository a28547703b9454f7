import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '@/entities/session';
import { testSourceHostConnection } from '@/shared/api/generated/application-server';
import {
  getListConnectionsQueryKey,
  getListConnectionsQueryOptions,
  testPullSource,
} from '@/shared/api/generated/connectors';
import type { Connection } from '@/shared/api/generated/model';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { isCallable, worstOf } from '../model/connection-state';
import { isPullSource } from '../model/connectors';
import { sourceHostOf } from '../model/source-host';

type Key = Connection['key'];

const testOf = (key: Key): Promise<unknown> => {
  if (isPullSource(key)) return testPullSource(key);
  const host = sourceHostOf(key);
  if (host === undefined) throw new Error(`Nothing tests ${key}`);
  return testSourceHostConnection({ source_control: host });
};

export interface Connections {
  find: (key: Key) => Connection | undefined;
  /** The connections that can be tested. */
  callable: readonly Key[];
  worst: Key | undefined;
  notScanned: number;
  all: readonly Connection[];
  isTesting: (key: Key) => boolean;
  /** Why this server refused the test; the state of the service is unknown. */
  failureOf: (key: Key) => Error | undefined;
  test: (keys: readonly Key[]) => void;
  /** Progress of the tests that were started together. */
  progress: { done: number; of: number };
}

/** The service of the focused row. */
const focusedKey = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-connection]')?.dataset['connection'];

const none: readonly Connection[] = [];

/**
 * The result of the last real call to each service, and tests that renew it. T tests the focused
 * row.
 */
export function useConnections(): Connections {
  const client = useQueryClient();
  const { data } = useQuery({
    ...getListConnectionsQueryOptions(),
    enabled: useCan('connectors:use'),
  });
  const [running, setRunning] = useState<ReadonlySet<Key>>(new Set());
  const [started, setStarted] = useState(0);
  const [failures, setFailures] = useState<ReadonlyMap<Key, Error>>(new Map());
  const { mutate } = useMutation({
    mutationFn: testOf,
    onError: (error, key) => setFailures((known) => new Map(known).set(key, error)),
    onSettled: async (_answer, _error, key) => {
      await client.invalidateQueries({ queryKey: getListConnectionsQueryKey() });
      setRunning((known) => new Set([...known].filter((one) => one !== key)));
    },
  });
  const all = data?.data ?? none;
  const test = (keys: readonly Key[]) => {
    const fresh = keys.filter((key) => !running.has(key));
    if (fresh.length === 0) return;
    setStarted(running.size === 0 ? fresh.length : started + fresh.length);
    setRunning(new Set([...running, ...fresh]));
    setFailures(new Map([...failures].filter(([key]) => !fresh.includes(key))));
    for (const key of fresh) mutate(key);
  };
  const callable = all.filter(isCallable).map(({ key }) => key);
  const mayTest = useCan('credentials:manage');
  useHotkeys({
    t: () => {
      const focused = focusedKey();
      if (mayTest) test(callable.filter((key) => key === focused));
    },
  });
  return {
    find: (key) => all.find((one) => one.key === key),
    callable,
    worst: worstOf(all),
    notScanned: data?.repositories_not_scanned ?? 0,
    all,
    isTesting: (key) => running.has(key),
    failureOf: (key) => failures.get(key),
    test,
    progress: { done: started - running.size, of: started },
  };
}
