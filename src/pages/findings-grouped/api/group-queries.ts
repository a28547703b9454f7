import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { filterParams, sortOf, type FindingGrouping, type FindingsSearch } from '@/entities/finding';
import { getListFindingGroupsQueryKey, getListFindingsQueryKey, listFindingGroups, listFindings } from '@/shared/api/generated/findings/findings';

/** Findings shown below an open group before the link to the others. */
export const childrenShown = 3;

export const groupQueries = {
  groups: (search: FindingsSearch, grouping: FindingGrouping) => {
    const params = { ...filterParams(search), group: grouping };
    return infiniteQueryOptions({
      queryKey: [...getListFindingGroupsQueryKey(params), 'pages'],
      queryFn: ({ pageParam, signal }) => listFindingGroups(pageParam === null ? params : { ...params, cursor: pageParam }, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.meta.next_cursor,
      placeholderData: keepPreviousData,
    });
  },
  children: (search: FindingsSearch) => {
    const { field, direction } = sortOf(search);
    const params = { ...filterParams(search), sort_field: field, sort: direction, page_size: childrenShown };
    return queryOptions({ queryKey: getListFindingsQueryKey(params), queryFn: async ({ signal }) => (await listFindings(params, { signal })).data });
  },
};
