import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import {
  explainFindingPriority,
  getFinding,
  getFindingNeighbours,
  listFindingFilterOptions,
  listFindingHistory,
  listFindings,
} from '@/shared/api/generated/findings';
import type { FilterKey, FindingList, ListFindingsParams } from '@/shared/api/generated/model';
import { hasOptions, type FindingFilterKey } from '#domain/finding-filters';
import {
  readPage,
  firstPageVisible,
  type FindingPage,
  type FindingPages,
  type VisibleRows,
} from '../model/finding-pages';
import type { ManagedClients } from '../model/findings-client';
import type { FindingsSearch } from '../model/findings-search';
import { sortOf, withFilter } from '../model/findings-search-changes';
import { filterParams, listParams } from '../model/list-params';
import { findingKeys } from './finding-keys';

/**
 * The list of the user's own organization, or of `client`: one or several managed organizations.
 */
const listOf = async (
  client: ManagedClients | undefined,
  params: ListFindingsParams,
  options: { signal: AbortSignal },
): Promise<FindingList> =>
  client === undefined
    ? listFindings(params, options)
    : (await import('./client-findings')).listClientFindings(client, params, options);

const keyOf = (client: ManagedClients | undefined) => (client === undefined ? [] : [client]);

export const findingQueries = {
  /**
   * The list, paged by cursor. Keeps the previous query's rows until the new ones arrive. Only
   * visible pages are refetched.
   */
  pages: (
    search: FindingsSearch,
    sight: VisibleRows = firstPageVisible,
    client?: ManagedClients,
  ) => {
    const params = listParams(search);
    // eslint-disable-next-line @tanstack/query/exhaustive-deps -- `sight` does not change the rows; it only decides which pages are refetched
    return infiniteQueryOptions({
      queryKey: [...findingKeys.pages, params, ...keyOf(client)],
      queryFn: ({ client: queries, queryKey, pageParam, signal }): Promise<FindingPage> => {
        const {
          data: kept,
          isInvalidated = false,
          fetchMeta,
        } = queries.getQueryState<FindingPages>(queryKey) ?? {};
        const read = (cursor: string | null, size?: number) =>
          listOf(
            client,
            {
              ...params,
              ...(size !== undefined && { page_size: size }),
              ...(cursor !== null && { cursor }),
            },
            { signal },
          );
        return readPage(pageParam, {
          kept,
          isNext: fetchMeta?.fetchMore !== undefined,
          isInvalidated,
          sight,
          read,
        });
      },
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.meta.next_cursor,
      placeholderData: keepPreviousData,
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: findingKeys.detail(id),
      queryFn: async ({ signal }) => (await getFinding(id, { signal })).data,
    }),
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...findingKeys.detail(id), 'history'],
      queryFn: ({ pageParam, signal }) =>
        listFindingHistory(id, pageParam === null ? {} : { cursor: pageParam }, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.meta.next_cursor,
    }),
  priority: (id: string) =>
    queryOptions({
      queryKey: [...findingKeys.detail(id), 'priority'],
      queryFn: async ({ signal }) => (await explainFindingPriority(id, { signal })).data,
    }),
  /** The previous and next finding in the list that it was opened from. */
  neighbours: (id: string, search: FindingsSearch) => {
    const { field, direction } = sortOf(search);
    const params = { ...filterParams(search), sort_field: field, sort: direction };
    return queryOptions({
      queryKey: [...findingKeys.detail(id), 'neighbours', params],
      queryFn: ({ signal }) => getFindingNeighbours(id, params, { signal }),
    });
  },
  /** Suggestions while the user types; before that, findings of the repository. */
  candidates: (typed: string, repository: string) => {
    const params = {
      ...(typed.trim() === '' ? { repository: [repository] } : { q: typed.trim() }),
      page_size: 20,
    };
    return queryOptions({
      queryKey: [...findingKeys.lists, 'candidates', params],
      queryFn: async ({ signal }) => (await listFindings(params, { signal })).data,
      placeholderData: keepPreviousData,
    });
  },
  /** The number of matches, without rows. */
  count: (search: FindingsSearch, client?: ManagedClients) => {
    const params = { ...filterParams(search), page_size: 1 };
    return queryOptions({
      queryKey: [...findingKeys.lists, 'count', params, ...keyOf(client)],
      queryFn: async ({ signal }) => (await listOf(client, params, { signal })).meta,
      placeholderData: keepPreviousData,
    });
  },
  /** The options of a filter, counted with all other filters and the search text applied. */
  options: (
    key: FindingFilterKey,
    search: FindingsSearch,
    typed: string,
    client?: ManagedClients,
  ) => {
    const { q: text, ...others } = filterParams(withFilter(search, key, undefined));
    const params = {
      ...others,
      filter_key: key as FilterKey,
      ...(text !== undefined && { text }),
      ...(typed !== '' && { q: typed }),
    }; // callers pass list filters only
    return queryOptions({
      queryKey: [...findingKeys.lists, 'options', params, ...keyOf(client)],
      queryFn: async ({ signal }) =>
        client === undefined
          ? (await listFindingFilterOptions(params, { signal })).data
          : (await import('./client-findings')).listClientOptions(client, params, { signal }),
      placeholderData: keepPreviousData,
      enabled: hasOptions(key),
    });
  },
};

/** Invalidates lists, counts, facets and details of findings after a change on the server. */
export const invalidateFindings = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: findingKeys.pages }),
    client.invalidateQueries({ queryKey: findingKeys.lists }),
  ]);
