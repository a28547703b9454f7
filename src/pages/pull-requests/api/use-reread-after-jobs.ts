import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOver, jobQueries } from '@/entities/job';
import { getListPullRequestsQueryKey } from '@/shared/api/generated/remediation';

/** Refetches the list when a job ends, because it may have opened or updated a pull request. */
export function useRereadAfterJobs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = jobQueries.newest();
    const overNow = () =>
      client.getQueryData(queryKey)?.data.flatMap((job) => (isOver(job) ? [job.id] : []));
    // The job tracker writes the newest jobs there. Jobs that ended before the page opened are
    // ignored.
    let known = overNow();
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== hashKey(queryKey)) return;
      const over = overNow();
      const isNews = known !== undefined && over?.some((id) => known?.includes(id) !== true);
      known = over;
      if (isNews === true)
        void client.invalidateQueries({ queryKey: getListPullRequestsQueryKey() });
    });
  }, [client]);
}
