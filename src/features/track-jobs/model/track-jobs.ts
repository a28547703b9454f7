import type { QueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import {
  hasLaunches,
  loadLaunchStore,
  isOver,
  type Job,
  jobQueries,
  type StoredLaunch,
  type LaunchNews,
  type LaunchStatus,
  storeHasLaunches,
  drainLaunchNews,
  watchLaunches,
} from '@/entities/job';
import { invalidateRepositories } from '@/entities/repository';
import { invalidateScans } from '@/entities/scan';
import { ApiError } from '@/shared/api/api-error';
import { getJob, listJobs } from '@/shared/api/generated/activity';
import type { JobList } from '@/shared/api/generated/model';

// One tab polls for all: the tab that holds the lock polls the server and broadcasts the result.
// Another tab takes over when it closes.

const activePollMs = 1500;
const idlePollMs = 60_000;
const offlinePollMs = 3000;
/**
 * A request without a response may still arrive. A missing job counts as lost only after this time.
 */
const arrivalTimeoutMs = 35_000;
const responseGraceMs = 5000;
const pendingExpiryMs = 24 * 3_600_000;
const name = 'parapet-work';

export interface TrackJobsOptions {
  readonly client: QueryClient;
  readonly clientId: string;
  /**
   * A job started in this browser has ended; called once, in one tab. `job` is absent when the
   * request never reached the server.
   */
  readonly onEnd: (launch: StoredLaunch, job: Job | undefined) => void;
  /** Called when the server becomes reachable or unreachable. */
  readonly onConnection: (connected: boolean) => void;
}

/** Dexie loads with the first pending job, because most visits have none. */

type Message = { readonly jobs: JobList } | 'look';

const statusOf: Readonly<Record<LaunchNews['state'], LaunchStatus>> = {
  asked: 'asked',
  accepted: 'running',
  ended: 'succeeded',
  refused: 'refused',
};

/** Starts tracking; returns a function that stops it. */
export function trackJobs({ client, clientId, onEnd, onConnection }: TrackJobsOptions): () => void {
  const { queryKey } = jobQueries.newest();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const ending = new AbortController();
  let leading: AbortController | undefined;
  let endRest = () => {};
  /** A wake-up is pending: skip the next pause. */
  let isWoken = false;
  const wake = () => {
    isWoken = true;
    endRest();
  };

  const show = (jobs: JobList) => {
    const before = client.getQueryData<JobList>(queryKey)?.data ?? [];
    client.setQueryData<JobList>(queryKey, jobs);
    // Jobs may start and end between two polls.
    const ended = jobs.data.filter(
      (job) =>
        before.length > 0 &&
        isOver(job) &&
        !before.some((known) => known.id === job.id && isOver(known)),
    );
    if (ended.length === 0) return;
    void invalidateFindings(client);
    if (ended.some(({ kind }) => kind === 'import_scan' || kind === 'run_scanners'))
      void Promise.all([invalidateScans(client), invalidateRepositories(client)]);
  };

  const look = () => {
    if (leading) wake();
    // If this tracker has stopped, the next one reads the pending writes.
    else if (!ending.signal.aborted) channel?.postMessage('look' satisfies Message);
  };

  /** The number of writes to the local database. */
  let written = 0;
  /** Writes pending launches to the local database. */
  const writeNews = async () => {
    const { storeLaunch } = await loadLaunchStore();
    for (const news of drainLaunchNews())
      await storeLaunch(clientId, news, statusOf[news.state], new Date());
    written += 1;
    storeHasLaunches(true);
  };
  const keepNews = async () => {
    // The broken connection may prevent the database code from loading. The launches then wait
    // until the server is reachable.
    await writeNews().catch(() => undefined);
    look();
  };

  const find = async (
    launch: StoredLaunch,
    jobs: readonly Job[],
  ): Promise<Job | 'unknown' | undefined> => {
    const listed = jobs.find((job) =>
      launch.scan_id === undefined ? job.id === launch.job_id : job.subject?.id === launch.scan_id,
    );
    if (listed || launch.scan_id !== undefined) return listed;
    const age = Date.now() - Date.parse(launch.created_at);
    // Sent a moment ago: the response is probably about to arrive.
    if (launch.status === 'asked' && age < responseGraceMs) return undefined;
    try {
      return (await getJob(launch.job_id)).data;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return undefined;
      return age > arrivalTimeoutMs || launch.status === 'running' ? 'unknown' : undefined;
    }
  };

  /** Compares pending jobs with the server. Resolves to true if any is unfinished. */
  const reconcile = async (jobs: readonly Job[]): Promise<boolean> => {
    if (!hasLaunches()) return false;
    await writeNews();
    const { changeLaunch, closeLaunch, openLaunches } = await loadLaunchStore();
    const seen = written;
    let open = false;
    for (const launch of await openLaunches(clientId)) {
      const job = await find(launch, jobs);
      if (job === undefined) {
        // Too old for the server's list: stop tracking it.
        if (Date.now() - Date.parse(launch.created_at) > pendingExpiryMs)
          await closeLaunch(launch, 'lost');
        else open = true;
      } else if (job === 'unknown') {
        if (await closeLaunch(launch, 'lost')) onEnd(launch, undefined);
      } else if (isOver(job)) {
        if (await closeLaunch(launch, job.status === 'succeeded' ? 'succeeded' : 'failed'))
          onEnd(launch, job);
      } else {
        open = true;
        if (launch.status === 'asked') await changeLaunch(launch, 'running');
      }
    }
    // Launches written in the meantime are not part of this result.
    if (open || seen === written) storeHasLaunches(open);
    return open;
  };

  const rest = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      endRest = end;
      if (isWoken) end();
      signal.addEventListener('abort', end, { once: true });
    });

  const lead = async (signal: AbortSignal) => {
    const hasEnded = () => signal.aborted;
    while (!hasEnded()) {
      isWoken = false;
      let pause = offlinePollMs;
      try {
        const jobs = await listJobs({ page_size: 30 }, { signal });
        onConnection(true);
        show(jobs);
        channel?.postMessage({ jobs } satisfies Message);
        const open = await reconcile(jobs.data);
        pause = open || jobs.data.some((job) => !isOver(job)) ? activePollMs : idlePollMs;
      } catch (error) {
        if (hasEnded()) return;
        // The server refused the request: the session ended or lacks permission. Other code reports
        // that; this code handles only connection failures.
        if (error instanceof ApiError && error.status > 0 && error.status < 500) return;
        onConnection(false);
      }
      await rest(pause, signal);
    }
  };

  let seeking: AbortController | undefined;
  /** A hidden tab gives up the lock and requests it again when it becomes visible. */
  const seekLead = () => {
    if (document.hidden || seeking || ending.signal.aborted) return;
    const term = new AbortController();
    seeking = term;
    const begin = () => {
      leading = term;
      return lead(term.signal);
    };
    const over = () => {
      if (leading === term) leading = undefined;
      if (seeking === term) seeking = undefined;
    };
    // Without locks (in an insecure context), each visible tab polls.
    const locks = (navigator as { locks?: LockManager }).locks;
    void (locks ? locks.request(name, { signal: term.signal }, begin) : begin())
      .catch(() => undefined)
      .finally(over);
  };

  const onVisibility = () => {
    if (!document.hidden) {
      seekLead();
      return;
    }
    seeking?.abort();
    seeking = undefined;
  };
  const onOnline = () => look();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'look') {
        if (leading) wake();
      } else show(data.jobs);
    };
  }
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onOnline);
  const stopWatching = watchLaunches(() => void keepNews());
  seekLead();

  return () => {
    ending.abort();
    seeking?.abort();
    stopWatching();
    channel?.close();
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onOnline);
  };
}
