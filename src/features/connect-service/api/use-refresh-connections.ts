import { useQueryClient } from '@tanstack/react-query';
import { useRefreshClient } from '@/entities/client';
import {
  getGetPullSourceQueryKey,
  getListConnectionsQueryKey,
  getListGitTokensQueryKey,
} from '@/shared/api/generated/connectors';
import { type Connector, isPullSource } from '../model/connectors';

/** Reads again what is connected, and what the last call to it said. */
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
