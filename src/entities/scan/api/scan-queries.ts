import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  getGetScanFollowUpQueryKey,
  getGetScanQueryKey,
  getGetScanReportQueryKey,
  getListScansQueryKey,
  getScan,
  getScanFollowUp,
  getScanReport,
  listScans,
} from '@/shared/api/generated/scans';
import { isFinished, type Scan } from '../model/scan';

/** Polling interval of a running import, in ms. */
const pollIntervalMs = 700;

export const scanQueries = {
  /** One scan, polled until it has ended. */
  detail: (id: string) =>
    queryOptions({
      queryKey: getGetScanQueryKey(id),
      queryFn: async ({ signal }) => (await getScan(id, { signal })).data,
      refetchInterval: ({ state }) =>
        state.data && isFinished(state.data) ? false : pollIntervalMs,
    }),
  /** The follow-up jobs of a scan, polled while any is running. */
  followUp: (id: string) =>
    queryOptions({
      queryKey: getGetScanFollowUpQueryKey(id),
      queryFn: async ({ signal }) => (await getScanFollowUp(id, { signal })).data,
      refetchInterval: ({ state }) =>
        state.data && state.data.steps.length > 0 ? pollIntervalMs : false,
    }),
  /** Lines of the uploaded report, while it is kept. */
  report: (id: string, line: number) =>
    queryOptions({
      queryKey: getGetScanReportQueryKey(id, { line }),
      queryFn: async ({ signal }) => (await getScanReport(id, { line }, { signal })).data,
      staleTime: Infinity,
    }),
  ofRepository: (repository: string) =>
    infiniteQueryOptions({
      queryKey: [...getListScansQueryKey(), 'repository', repository],
      queryFn: ({ pageParam, signal }) =>
        listScans(
          { repository, page_size: 20, ...(pageParam !== null && { cursor: pageParam }) },
          { signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.meta.next_cursor,
      refetchInterval: ({ state }) =>
        hasRunning(state.data?.pages[0]?.data ?? []) ? pollIntervalMs : false,
    }),
  /** The newest image or cloud scans, polled while any is running. */
  ofKind: (kind: 'image' | 'cloud') =>
    queryOptions({
      queryKey: [...getListScansQueryKey(), 'kind', kind],
      queryFn: async ({ signal }) =>
        (await listScans({ kind: [kind], page_size: 8 }, { signal })).data,
      refetchInterval: ({ state }) => (hasRunning(state.data ?? []) ? pollIntervalMs : false),
    }),
  running: () =>
    queryOptions({
      queryKey: [...getListScansQueryKey(), 'running'],
      queryFn: async ({ signal }) =>
        (await listScans({ status: ['queued', 'running'], page_size: 50 }, { signal })).data,
      refetchInterval: ({ state }) =>
        state.data && state.data.length > 0 ? pollIntervalMs : 15_000,
    }),
};

const hasRunning = (scans: readonly Scan[]) => scans.some((scan) => !isFinished(scan));

export const invalidateScans = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: getListScansQueryKey() });
