import type { QueryClient } from '@tanstack/react-query';
import {
  getGetManagedClientTotalsQueryOptions,
  getListManagedClientsQueryOptions,
} from '@/shared/api/generated/manage-clients';
import { clientsParams } from '../model/clients-params';
import type { ClientsSearch } from '../model/clients-search';

/** Asks for what the page shows first, so that it opens whole; the page shows what fails. */
export const preloadClients = (client: QueryClient, search: ClientsSearch) =>
  Promise.allSettled([
    client.query(getGetManagedClientTotalsQueryOptions()),
    client.query(getListManagedClientsQueryOptions(clientsParams(search))),
  ]);
