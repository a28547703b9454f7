import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getListFindingGroupsQueryKey,
  getListFindingsQueryKey,
  listFindingGroups,
  listFindings,
} from '@/shared/api/generated/findings';
import type { FindingGrouping, FindingsSearch } from '../model/findings-search';
import { sortOf } from '../model/findings-search-changes';
import { filterParams } from '../model/list-params';

/** Separate from the list's own queries, because its page needs none of these. */
export const groupQueries = {
  /** Findings grouped by an attribute, the most urgent group first. */
  groups: (search: FindingsSearch, grouping: FindingGrouping) => {
    const params = { ...filterParams(search), group: grouping };
    return infiniteQueryOptions({
      queryKey: [...getListFindingGroupsQueryKey(params), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        listFindingGroups(pageParam === null ? params : { ...params, cursor: pageParam }, {
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.meta.next_cursor,
      placeholderData: keepPreviousData,
    });
  },
  /** The first few of a list. */
  first: (search: FindingsSearch, count: number) => {
    const { field, direction } = sortOf(search);
    const params = {
      ...filterParams(search),
      sort_field: field,
      sort: direction,
      page_size: count,
    };
    return queryOptions({
      queryKey: getListFindingsQueryKey(params),
      queryFn: async ({ signal }) => (await listFindings(params, { signal })).data,
    });
  },
};
