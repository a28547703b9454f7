import { useQuery } from '@tanstack/react-query';
import { getListScansQueryOptions } from '@/shared/api/generated/scans/scans';

const busyMs = 3_000;
const idleMs = 60_000;

/** Scans on their way, with their mean progress; asked often only while there are any. */
export function useRunningScans(enabled: boolean): { count: number; progress: number } {
  const { data } = useQuery({
    ...getListScansQueryOptions({ status: ['queued', 'running'], page_size: 20 }),
    enabled,
    retry: false,
    refetchInterval: ({ state }) => ((state.data?.data.length ?? 0) > 0 ? busyMs : idleMs),
  });
  const running = data?.data ?? [];
  const sum = running.reduce((total, scan) => total + scan.attributes.progress, 0);
  return { count: running.length, progress: running.length > 0 ? sum / running.length : 0 };
}
