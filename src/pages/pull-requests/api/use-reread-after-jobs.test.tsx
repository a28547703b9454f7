import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Job, jobQueries } from '@/entities/job';
import type { JobList } from '@/shared/api/generated/model';
import { getListPullRequestsQueryKey } from '@/shared/api/generated/remediation';
import { useRereadAfterJobs } from './use-reread-after-jobs';

const jobs = (...states: readonly Job['status'][]): JobList => ({
  data: states.map((status, at) => ({ id: `job ${at}`, status }) as Job),
  meta: { total: 2, total_is_exact: true, page: 1, page_size: 30, next_cursor: null },
});

it('reads the list again when a job ends, and not for those that had ended before', () => {
  const client = new QueryClient();
  const { queryKey } = jobQueries.newest();
  client.setQueryData(queryKey, jobs('running', 'succeeded'));
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const { unmount } = renderHook(useRereadAfterJobs, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  client.setQueryData(queryKey, jobs('running', 'succeeded'));
  expect(invalidate).not.toHaveBeenCalled();
  client.setQueryData(queryKey, jobs('succeeded', 'succeeded'));
  expect(invalidate.mock.calls).toEqual([[{ queryKey: getListPullRequestsQueryKey() }]]);
  client.setQueryData(queryKey, jobs('succeeded', 'succeeded'));
  unmount();
  client.setQueryData(queryKey, jobs('succeeded', 'succeeded', 'failed'));
  expect(invalidate).toHaveBeenCalledOnce();
});
