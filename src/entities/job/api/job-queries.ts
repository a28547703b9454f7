import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getGetJobQueryKey,
  getJob,
  getListJobItemsQueryKey,
  getListJobsQueryKey,
  listJobItems,
  listJobs,
} from '@/shared/api/generated/activity/activity';
import type { ListJobItemsOutcome } from '@/shared/api/generated/model';
import { isOver } from '../model/job';

/** So many of the newest jobs are watched together. */
const watched = 30;
/** A run on screen is asked about this often, in ms. */
const pollEvery = 1000;

export const jobQueries = {
  /** The newest jobs. Nobody polls by this query: the follower writes its data, in one tab for all. */
  newest: () =>
    queryOptions({
      queryKey: getListJobsQueryKey({ page_size: watched }),
      queryFn: ({ signal }) => listJobs({ page_size: watched }, { signal }),
      enabled: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Those before the watched ones, a page at a time. */
  older: (enabled: boolean) =>
    infiniteQueryOptions({
      queryKey: [...getListJobsQueryKey({ page_size: watched }), 'older'],
      queryFn: ({ pageParam, signal }) =>
        listJobs({ page_size: watched, page: pageParam }, { signal }),
      initialPageParam: 2,
      getNextPageParam: (page, _pages, last) =>
        page.meta.next_cursor === null ? undefined : last + 1,
      enabled,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: getGetJobQueryKey(id),
      queryFn: async ({ signal }) => (await getJob(id, { signal })).data,
      refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pollEvery),
    }),
  items: (id: string, outcome: ListJobItemsOutcome | undefined) =>
    infiniteQueryOptions({
      queryKey: [...getListJobItemsQueryKey(id), outcome ?? 'settled'],
      queryFn: ({ pageParam, signal }) =>
        listJobItems(
          id,
          {
            page_size: 50,
            ...(outcome !== undefined && { outcome }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
          { signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.meta.next_cursor,
    }),
};
