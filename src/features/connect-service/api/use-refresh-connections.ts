import { useQueryClient } from '@tanstack/react-query';
import { useRefreshClient } from '@/entities/client';
import {
  getGetPullSourceQueryKey,
  getListConnectionsQueryKey,
  getListGitTokensQueryKey,
} from '@/shared/api/generated/connectors';
import { type Connector, isPullSource } from '../model/connectors';

/** Refetches the connections and the result of the last call to each. */
export function useRefreshConnections(): (key?: Connector['key']) => Promise<unknown> {
  const client = useQueryClient();
  const refreshClient = useRefreshClient();
  return (key) =>
    Promise.all([
      refreshClient(),
      client.invalidateQueries({ queryKey: getListConnectionsQueryKey() }),
      client.invalidateQueries({ queryKey: getListGitTokensQueryKey() }),
      key !== undefined &&
        isPullSource(key) &&
        client.invalidateQueries({ queryKey: getGetPullSourceQueryKey(key) }),
    ]);
}
