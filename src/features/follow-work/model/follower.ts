import type { QueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import { isOver, jobQueries, type Job } from '@/entities/job';
import { invalidateRepositories } from '@/entities/repository';
import { invalidateScans } from '@/entities/scan';
import { ApiError } from '@/shared/api/api-error';
import { getJob, listJobs } from '@/shared/api/generated/activity/activity';
import type { JobList } from '@/shared/api/generated/model';
import {
  hasLaunches,
  takeLaunchNews,
  watchLaunches,
  noteLaunches,
  type LaunchNews,
} from '@/shared/lib/launches';
import type { KeptLaunch, LaunchStatus } from '@/shared/lib/local-db';

// One tab asks the server, all tabs know: the tab that holds the lock polls and tells the others, which is said again when tabs come and go.

const busyMs = 1500;
const idleMs = 60_000;
const lostMs = 3000;
/** A call that got no answer may still be on its way: only after this is "there is no such run" the truth. */
const mayArriveMs = 35_000;
const answersMs = 5000;
const forgottenMs = 24 * 3_600_000;
const name = 'parapet-work';

export interface FollowerOptions {
  readonly client: QueryClient;
  readonly clientId: string;
  /** A launch of this browser has ended: said once, in one tab. `job` is absent when it never reached the server. */
  readonly onEnd: (launch: KeptLaunch, job: Job | undefined) => void;
  /** Whether the server answers. */
  readonly onConnection: (connected: boolean) => void;
}

/** Dexie comes with the first launch: most visits have none. */
const localDatabase = () => import('@/shared/lib/local-db');

type Message = { readonly jobs: JobList } | 'look';

const statusOf: Readonly<Record<LaunchNews['state'], LaunchStatus>> = {
  asked: 'asked',
  accepted: 'running',
  ended: 'succeeded',
  refused: 'refused',
};

/** Begins to follow; returns the end of it. */
export function followWork({ client, clientId, onEnd, onConnection }: FollowerOptions): () => void {
  const { queryKey } = jobQueries.newest();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const ending = new AbortController();
  let leading: AbortController | undefined;
  let endRest = () => {};
  /** Something asks to be looked at: the next rest does not begin. */
  let isWoken = false;
  const wake = () => {
    isWoken = true;
    endRest();
  };

  const show = (jobs: JobList) => {
    const before = client.getQueryData<JobList>(queryKey)?.data ?? [];
    client.setQueryData<JobList>(queryKey, jobs);
    // What began and ended between two looks has ended as well.
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
    // What was being written when this ended is found by whoever follows next.
    else if (!ending.signal.aborted) channel?.postMessage('look' satisfies Message);
  };

  /** How often something was written into the local database. */
  let written = 0;
  /** Writes what was launched here into it. */
  const writeNews = async () => {
    const { keepLaunch } = await localDatabase();
    for (const news of takeLaunchNews())
      await keepLaunch(clientId, news, statusOf[news.state], new Date());
    written += 1;
    noteLaunches(true);
  };
  const keepNews = async () => {
    // The database's code may be what the broken connection keeps away: then the news wait until the server answers.
    await writeNews().catch(() => undefined);
    look();
  };

  const find = async (
    launch: KeptLaunch,
    jobs: readonly Job[],
  ): Promise<Job | 'unknown' | undefined> => {
    const listed = jobs.find((job) =>
      launch.scan_id === undefined ? job.id === launch.job_id : job.subject?.id === launch.scan_id,
    );
    if (listed || launch.scan_id !== undefined) return listed;
    const age = Date.now() - Date.parse(launch.created_at);
    // Asked a moment ago: its answer is about to come.
    if (launch.status === 'asked' && age < answersMs) return undefined;
    try {
      return (await getJob(launch.job_id)).data;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return undefined;
      return age > mayArriveMs || launch.status === 'running' ? 'unknown' : undefined;
    }
  };

  /** Brings what is launched here up to date with the server. Answers whether something is still open. */
  const reconcile = async (jobs: readonly Job[]): Promise<boolean> => {
    if (!hasLaunches()) return false;
    await writeNews();
    const { changeLaunch, closeLaunch, openLaunches } = await localDatabase();
    const seen = written;
    let open = false;
    for (const launch of await openLaunches(clientId)) {
      const job = await find(launch, jobs);
      if (job === undefined) {
        // Long forgotten by the server's list: nobody waits for it any more.
        if (Date.now() - Date.parse(launch.created_at) > forgottenMs)
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
    // What was written while this looked was not seen by it.
    if (open || seen === written) noteLaunches(open);
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
      let pause = lostMs;
      try {
        const jobs = await listJobs({ page_size: 30 }, { signal });
        onConnection(true);
        show(jobs);
        channel?.postMessage({ jobs } satisfies Message);
        const open = await reconcile(jobs.data);
        pause = open || jobs.data.some((job) => !isOver(job)) ? busyMs : idleMs;
      } catch (error) {
        if (hasEnded()) return;
        // Refused: somebody signed out, or may not. That is said elsewhere; this is about no answer at all.
        if (error instanceof ApiError && error.status > 0 && error.status < 500) return;
        onConnection(false);
      }
      await rest(pause, signal);
    }
  };

  let seeking: AbortController | undefined;
  /** A tab that nobody sees gives the lead away, and asks for it again when it is looked at. */
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
    // Without locks (no secure context) each visible tab looks for itself.
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
