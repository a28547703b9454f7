import type { QueryClient } from '@tanstack/react-query';
import {
  getGetManagedClientQueryOptions,
  getListManagedFindingsQueryOptions,
  getListManagedRepositoriesQueryOptions,
} from '@/shared/api/generated/manage-clients';
import { preload } from '@/shared/lib/preload';

export const clientFindingsPageSize = 50;

export const clientFindingsQuery = (clientId: string, page = 1) =>
  getListManagedFindingsQueryOptions(clientId, { page, page_size: clientFindingsPageSize });

export const clientRepositoriesQuery = (clientId: string) =>
  getListManagedRepositoriesQueryOptions(clientId, { page_size: 100 });

export const preloadClientFindings = (client: QueryClient, clientId: string) =>
  preload(client, [getGetManagedClientQueryOptions(clientId), clientFindingsQuery(clientId)]);

export const preloadClientRepositories = (client: QueryClient, clientId: string) =>
  preload(client, [getGetManagedClientQueryOptions(clientId), clientRepositoriesQuery(clientId)]);
