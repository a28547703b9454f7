import type { QueryClient } from '@tanstack/react-query';
import { findingQueries, type FindingsSearch } from '@/entities/finding';
import {
  getGetManagedClientQueryOptions,
  getListManagedRepositoriesQueryOptions,
} from '@/shared/api/generated/manage-clients';
import { preload } from '@/shared/lib/preload';
import { type AllFindingsSearch, clientsOf } from '../model/all-findings-search';
import { clientRepositoriesParams } from '../model/client-repositories-list';
import type { ClientRepositoriesSearch } from '../model/client-repositories-search';

export const clientRepositoriesQuery = (clientId: string, search: ClientRepositoriesSearch) =>
  getListManagedRepositoriesQueryOptions(clientId, clientRepositoriesParams(search));

export const preloadClientFindings = (
  client: QueryClient,
  clientId: string,
  search: FindingsSearch,
) =>
  Promise.allSettled([
    client.query(getGetManagedClientQueryOptions(clientId)),
    client.infiniteQuery(findingQueries.pages(search, undefined, clientId)),
  ]);

export const preloadAllFindings = (client: QueryClient, search: AllFindingsSearch) => {
  const { client_id: _ids, ...findings } = search;
  return Promise.allSettled([
    client.infiniteQuery(findingQueries.pages(findings, undefined, clientsOf(search))),
  ]);
};

export const preloadClientRepositories = (
  client: QueryClient,
  clientId: string,
  search: ClientRepositoriesSearch,
) =>
  preload(client, [
    getGetManagedClientQueryOptions(clientId),
    clientRepositoriesQuery(clientId, search),
  ]);
