import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  announceLaunch,
  clearLaunches,
  type Job,
  jobQueries,
  type StoredLaunch,
  type LaunchStatus,
  storeHasLaunches,
} from '@/entities/job';
import { ApiError } from '@/shared/api/api-error';
import { getJob, listJobs } from '@/shared/api/generated/activity';
import type { JobList } from '@/shared/api/generated/model';
import { trackJobs, type TrackJobsOptions } from './track-jobs';

vi.mock('@/shared/api/generated/activity', async (original) => ({
  ...(await original<object>()),
  listJobs: vi.fn(),
  getJob: vi.fn(),
}));

/** Replaces the local database by an array; it has separate tests. */
const kept = vi.hoisted(() => ({ rows: [] as StoredLaunch[] }));
const store = vi.hoisted(() => ({
  storeLaunch: (
    client: string,
    { job, store, kind }: { job: string; store: 'remediation'; kind: string },
    status: LaunchStatus,
    now: Date,
  ) => {
    const known = kept.rows.find((row) => row.job_id === job);
    if (known) Object.assign(known, { status });
    else
      kept.rows.push({
        id: kept.rows.length,
        client_id: client,
        status,
        page_console: '/',
        created_at: now.toISOString(),
        job_id: job,
        kind,
        store,
      });
    return Promise.resolve();
  },
  openLaunches: () =>
    Promise.resolve(kept.rows.filter(({ status }) => status === 'asked' || status === 'running')),
  changeLaunch: (launch: StoredLaunch, status: LaunchStatus) =>
    Promise.resolve(Object.assign(launch, { status })),
  closeLaunch: (launch: StoredLaunch, status: LaunchStatus) => {
    const isOpen = launch.status === 'asked' || launch.status === 'running';
    Object.assign(launch, { status });
    return Promise.resolve(isOpen);
  },
}));
vi.mock('@/entities/job', async (original) => ({
  ...(await original<object>()),
  loadLaunchStore: () => Promise.resolve(store),
}));

const id = '01980a5c-0000-4000-8000-000000000001';
const job = (status: Job['status']) =>
  ({ id, status, kind: 'triage_findings', progress: 0.5 }) as Job;
const list = (...jobs: Job[]): JobList => ({
  data: jobs,
  meta: { total: jobs.length, total_is_exact: true, page: 1, page_size: 30, next_cursor: null },
});
const offline = new ApiError({ status: 0, code: 'offline', title: 'x', detail: 'x' });
const launched = { job: id, store: 'remediation', kind: 'triage_findings' } as const;

const onEnd = vi.fn<TrackJobsOptions['onEnd']>();
const onConnection = vi.fn<TrackJobsOptions['onConnection']>();
let client: QueryClient;
let stop: () => void;
const begin = () => {
  client = new QueryClient();
  stop = trackJobs({ client, clientId: 'acme', onEnd, onConnection });
};
/**
 * Advances in steps, because fake timers do not speed up the dynamic import of the local database.
 */
const pass = async (ms: number) => {
  const step = Math.max(500, ms / 100);
  for (let left = ms; left > 0; left -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, left));
    await vi.dynamicImportSettled();
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  clearLaunches();
  onEnd.mockReset();
  onConnection.mockReset();
  kept.rows = [];
  vi.mocked(listJobs).mockReset().mockResolvedValue(list());
  vi.mocked(getJob).mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('looks once a minute while nothing runs, and at once when something is launched', async () => {
  begin();
  await pass(50_000);
  expect(listJobs).toHaveBeenCalledTimes(1);
  announceLaunch({ ...launched, state: 'asked' });
  await pass(10);
  expect(vi.mocked(listJobs).mock.calls.length).toBeGreaterThan(1);
});

it('follows a launch to its end and says it once', async () => {
  begin();
  await pass(1);
  vi.mocked(listJobs).mockResolvedValue(list(job('running')));
  announceLaunch({ ...launched, state: 'accepted' });
  await pass(2000);
  expect(client.getQueryData<JobList>(jobQueries.newest().queryKey)?.data[0]?.status).toBe(
    'running',
  );
  expect(onEnd).not.toHaveBeenCalled();
  vi.mocked(listJobs).mockResolvedValue(list(job('succeeded')));
  await pass(10_000);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ job_id: id, status: 'succeeded' }),
    expect.objectContaining({ status: 'succeeded' }),
  );
});

it('finds after a lost connection that the work goes on', async () => {
  begin();
  await pass(1);
  vi.mocked(listJobs).mockRejectedValue(offline);
  announceLaunch({ ...launched, state: 'asked' });
  await pass(20_000);
  expect(onConnection).toHaveBeenLastCalledWith(false);
  expect(onEnd).not.toHaveBeenCalled();
  vi.mocked(listJobs).mockResolvedValue(list(job('running')));
  await pass(3000);
  expect(onConnection).toHaveBeenLastCalledWith(true);
  expect(kept.rows).toMatchObject([{ job_id: id, status: 'running' }]);
});

it('says after a reload of work that never reached the server that nothing was changed, but not too early', async () => {
  const now = new Date().toISOString();
  kept.rows = [
    {
      id: 1,
      client_id: 'acme',
      status: 'asked',
      page_console: '/',
      created_at: now,
      job_id: id,
      kind: 'triage_findings',
      store: 'remediation',
    },
  ];
  storeHasLaunches(true);
  vi.mocked(getJob).mockRejectedValue(
    new ApiError({ status: 404, code: 'not_found', title: 'x', detail: 'x' }),
  );
  begin();
  await pass(30_000);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(10_000);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ job_id: id, status: 'lost' }),
    undefined,
  );
});

it('leaves the end of lost work to the tab that closed it', async () => {
  kept.rows = [
    {
      id: 1,
      client_id: 'acme',
      status: 'asked',
      page_console: '/',
      created_at: new Date(Date.now() - 60_000).toISOString(),
      job_id: id,
      kind: 'triage_findings',
      store: 'remediation',
    },
  ];
  storeHasLaunches(true);
  vi.mocked(getJob).mockImplementation(() => {
    // Another tab closes the launch while this one waits for a response.
    for (const row of kept.rows) row.status = 'lost';
    return Promise.reject(
      new ApiError({ status: 404, code: 'not_found', title: 'x', detail: 'x' }),
    );
  });
  begin();
  await pass(10_000);
  expect(getJob).toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
});

it('sends no request while the page is hidden', async () => {
  begin();
  await pass(1);
  const before = vi.mocked(listJobs).mock.calls.length;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(200_000);
  expect(listJobs).toHaveBeenCalledTimes(before);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(vi.mocked(listJobs).mock.calls.length).toBeGreaterThan(before);
});

it('tells other tabs nothing once it has ended, while it still writes down what was launched', async () => {
  const posted = vi.fn();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = posted;
      close() {}
    },
  );
  // Another tab holds the lock.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  begin();
  announceLaunch({ ...launched, state: 'asked' });
  await pass(500);
  expect(posted).toHaveBeenCalledExactlyOnceWith('look');
  announceLaunch({ ...launched, state: 'asked' });
  stop();
  await pass(500);
  expect(posted).toHaveBeenCalledOnce();
});
