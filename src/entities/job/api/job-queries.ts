import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getGetJobQueryKey,
  getJob,
  getListJobItemsQueryKey,
  getListJobsQueryKey,
  listJobItems,
  listJobs,
} from '@/shared/api/generated/activity';
import type { ListJobItemsOutcome } from '@/shared/api/generated/model';
import { isOver } from '../model/job';

/** The number of newest jobs that are tracked. */
const watchedJobs = 30;
/** Polling interval of a visible job, in ms. */
const pollIntervalMs = 1000;

export const jobQueries = {
  /**
   * The newest jobs. This query never polls: the job tracker writes its data, from one tab for all.
   */
  newest: () =>
    queryOptions({
      queryKey: getListJobsQueryKey({ page_size: watchedJobs }),
      queryFn: ({ signal }) => listJobs({ page_size: watchedJobs }, { signal }),
      enabled: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Older jobs, a page at a time. */
  older: (enabled: boolean) =>
    infiniteQueryOptions({
      queryKey: [...getListJobsQueryKey({ page_size: watchedJobs }), 'older'],
      queryFn: ({ pageParam, signal }) =>
        listJobs({ page_size: watchedJobs, page: pageParam }, { signal }),
      initialPageParam: 2,
      getNextPageParam: (page, _pages, last) =>
        page.meta.next_cursor === null ? undefined : last + 1,
      enabled,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: getGetJobQueryKey(id),
      queryFn: async ({ signal }) => (await getJob(id, { signal })).data,
      refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pollIntervalMs),
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
