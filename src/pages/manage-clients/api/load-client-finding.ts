import type { QueryClient } from '@tanstack/react-query';
import {
  getGetManagedClientQueryOptions,
  getGetManagedFindingQueryOptions,
} from '@/shared/api/generated/manage-clients';
import { preload } from '@/shared/lib/preload';

/** Throws if the finding does not exist; the page works without the rest. */
export const loadClientFinding = (client: QueryClient, clientId: string, id: string) =>
  Promise.all([
    client.query({ ...getGetManagedFindingQueryOptions(clientId, id), staleTime: 'static' }),
    preload(client, [getGetManagedClientQueryOptions(clientId)]),
  ]);
