import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  getGetRepositoryQueryKey,
  getListRepositoriesQueryKey,
  getRepository,
  listRepositories,
} from '@/shared/api/generated/repositories';
import type { ListRepositoriesParams } from '@/shared/api/generated/model';

/** The number of repositories that choice lists load at once (specification, §9). */
export const repositoryPageSize = 100;

export const repositoryQueries = {
  list: (params: ListRepositoriesParams) =>
    queryOptions({
      queryKey: getListRepositoriesQueryKey(params),
      queryFn: ({ signal }) => listRepositories(params, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Repositories to choose from by name: the first page, or those that contain the text. */
  named: (text = '') =>
    repositoryQueries.list({
      page_size: repositoryPageSize,
      sort_field: 'nickname',
      sort: 'asc',
      ...(text !== '' && { q: text }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: getGetRepositoryQueryKey(id),
      queryFn: async ({ signal }) => (await getRepository(id, { signal })).data,
    }),
};

export const invalidateRepositories = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: getListRepositoriesQueryKey() });
