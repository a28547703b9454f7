import type { QueryClient } from '@tanstack/react-query';
import {
  getGetManagedClientTotalsQueryOptions,
  getListManagedClientsQueryOptions,
} from '@/shared/api/generated/manage-clients';
import { preload } from '@/shared/lib/preload';
import { clientsParams } from '../model/clients-params';
import type { ClientsSearch } from '../model/clients-search';

export const preloadClients = (client: QueryClient, search: ClientsSearch) =>
  preload(client, [
    getGetManagedClientTotalsQueryOptions(),
    getListManagedClientsQueryOptions(clientsParams(search)),
  ]);
