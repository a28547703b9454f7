// Claims due jobs and runs several concurrently until it is stopped.
import { setTimeout as sleep } from 'node:timers/promises';
import { forJobs } from '../db/connect.ts';
import { DatabaseUnavailableError } from '../db/database-error.ts';
import { ObjectStoreError } from '../storage/object-store.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import { errorMessage } from '../log/describe-error.ts';
import { newId } from '../runtime/ids.ts';
import { withSpan } from '../tracing/spans.ts';
import {
  type JobDefinitions,
  type JobErrorCode,
  type JobRun,
  LeaseLostError,
  PermanentJobError,
  RetryLaterError,
} from './job.ts';
import {
  type ClaimedJob,
  claimJob,
  completeJob,
  expireLeases,
  failJob,
  releaseJob,
  renewLease,
  retryJob,
  setProgress,
} from './queue.ts';

export type WorkerOptions = {
  concurrency?: number;
  /** Concurrent jobs of one organization: below `concurrency`, long jobs leave a lane to others. */
  mostPerOrganization?: number;
  leaseSeconds?: number;
  pollMs?: number;
};

export type JobWorker = {
  /** Polls now instead of at the next interval. */
  wake: () => void;
  /** Aborts running jobs, returns unfinished ones to the queue, and resolves. */
  stop: () => Promise<void>;
  /** For tests: resolves when no job is due. */
  idle: () => Promise<void>;
};

/** Stored in the job's row, which users read. */
const messageOf = (error: unknown): string => errorMessage(error).slice(0, 2000);

const codeOf = (error: unknown): string => {
  if (error instanceof PermanentJobError) return error.code;
  return error instanceof Problem ? error.code : ('unexpected' satisfies JobErrorCode);
};

/** Multiplied by the attempt: a bucket outage lasts longer than a rejected request. */
const storeRetrySeconds = 60;

const maxTurns = 100;

/** The maximum of a timer. */
const untilWoken = 2 ** 31 - 1;

const serverStopped = 'The server crashed each time it ran this job.';

/**
 * Starts a worker with the database limits for jobs. It copies the given dependencies, so set their
 * `wakeJobs` first.
 */
export const startJobWorker = (
  given: Deps,
  definitions: JobDefinitions,
  {
    concurrency = 2,
    mostPerOrganization = concurrency,
    leaseSeconds = 30,
    pollMs = 1000,
  }: WorkerOptions = {},
): JobWorker => {
  const deps: Deps = { ...given, db: forJobs(given.db) };
  const owner = newId();
  const kinds = Object.keys(definitions);
  const stopping = new AbortController();
  let waker = new AbortController();
  /** Counts wake-ups: a poll that began before a wake-up may have missed its job. */
  let wakes = 0;
  /** For each idle lane, the wake-up count before its last empty poll. */
  const resting = new Map<number, number>();
  /** Whether an idle lane polls for all of them: one poll a second finds a job as soon as four. */
  let isWatched = false;
  let idleWaiters: { since: number; resolve: () => void }[] = [];

  /** Organizations in the order of their last claimed job. */
  const turns = new Set<string>();
  const takeTurn = (clientId: string) => {
    turns.delete(clientId);
    turns.add(clientId);
    const [oldest] = turns;
    if (turns.size > maxTurns && oldest !== undefined) turns.delete(oldest);
  };

  /** Jobs that this worker runs, by organization. */
  const atWork = new Map<string, number>();
  const countAtWork = (clientId: string, change: number) => {
    atWork.set(clientId, (atWork.get(clientId) ?? 0) + change);
    if (atWork.get(clientId) === 0) atWork.delete(clientId);
  };
  let lastClaim: Promise<unknown> = Promise.resolve();
  /** Claims one job at a time: lanes that claim concurrently would not see each other's job. */
  const claim = (): Promise<ClaimedJob | undefined> => {
    const claimed = lastClaim.then(async () => {
      const excluded = [...atWork]
        .filter(([, count]) => count >= mostPerOrganization)
        .map(([clientId]) => clientId);
      const job = await claimJob(deps.db, {
        owner,
        kinds,
        leaseSeconds,
        recent: [...turns],
        excluded,
      });
      if (job) countAtWork(job.clientId, 1);
      return job;
    });
    lastClaim = claimed.catch(() => undefined);
    return claimed;
  };

  /**
   * Releases the job once the database is back. Otherwise it would stay claimed until its lease
   * expires, and lose an attempt.
   */
  const releaseWhenBack = async (job: ClaimedJob): Promise<void> => {
    for (;;) {
      try {
        await releaseJob(deps.db, job);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError) || stopping.signal.aborted) throw error;
        await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const finish = async (job: ClaimedJob, run: JobRun, completed: () => boolean): Promise<void> => {
    const definition = definitions[job.kind];
    try {
      if (!definition)
        throw new PermanentJobError(
          'unexpected',
          `No handler registered for job kind ${job.kind}.`,
        );
      const result = await withSpan(
        `job ${job.kind}`,
        {
          kind: 'consumer',
          attributes: { 'parapet.job': job.id, 'parapet.attempt': job.attempts },
        },
        () => definition.run(run),
      );
      if (!completed())
        await inTenant(deps.db, { clientId: job.clientId }, (tx) => completeJob(tx, job, result));
    } catch (error) {
      // Canceled, or taken over by another worker: the result of this attempt does not count.
      if (error instanceof LeaseLostError || (run.signal.aborted && !stopping.signal.aborted))
        return;
      if (stopping.signal.aborted && run.signal.aborted) return releaseJob(deps.db, job);
      // A failover is not the job's fault and does not count as an attempt.
      if (error instanceof DatabaseUnavailableError && error.trouble !== 'busy') {
        deps.log.warn({ err: error, job: job.id, kind: job.kind }, 'job interrupted');
        return releaseWhenBack(job);
      }
      const message = messageOf(error);
      const later =
        error instanceof RetryLaterError
          ? error
          : error instanceof ObjectStoreError
            ? { seconds: storeRetrySeconds * job.attempts }
            : undefined;
      const last = error instanceof PermanentJobError || job.attempts >= job.maxAttempts;
      deps.log.warn(
        { err: error, job: job.id, kind: job.kind, attempt: job.attempts, last },
        'job failed',
      );
      if (!last) return retryJob(deps.db, job, message, later);
      const facts = error instanceof PermanentJobError ? error.facts : undefined;
      await failJob(deps.db, job, message, codeOf(error), facts && { facts });
      await definition?.exhausted?.(run, message);
    }
  };

  const work = async (job: ClaimedJob): Promise<void> => {
    const lost = new AbortController();
    let completed = false;
    const renewal = setInterval(
      () => {
        renewLease(deps.db, job, leaseSeconds).then(
          (held) => {
            if (!held) lost.abort();
          },
          (error: unknown) => deps.log.warn({ err: error, job: job.id }, 'lease not renewed'),
        );
      },
      (leaseSeconds * 1000) / 3,
    );
    const run: JobRun = {
      id: job.id,
      clientId: job.clientId,
      createdBy: job.createdBy ?? undefined,
      payload: job.payload,
      attempt: job.attempts,
      maxAttempts: job.maxAttempts,
      deps,
      signal: AbortSignal.any([lost.signal, stopping.signal]),
      progress: (fraction) => setProgress(deps.db, job, fraction),
      completeIn: async (tx, result) => {
        await completeJob(tx, job, result);
        completed = true;
      },
    };
    try {
      // A job that crashes its worker every time must not run forever.
      if (job.attempts > job.maxAttempts) {
        deps.log.warn(
          { job: job.id, kind: job.kind, attempts: job.attempts - 1 },
          'job given up: the server ended each time it ran this job',
        );
        await failJob(deps.db, job, serverStopped, 'server_stopped' satisfies JobErrorCode);
        await definitions[job.kind]?.exhausted?.(run, serverStopped);
      } else await finish(job, run, () => completed);
    } finally {
      clearInterval(renewal);
    }
  };

  const resolveIdleWaiters = () => {
    if (resting.size < concurrency) return;
    const quietSince = Math.min(...resting.values());
    const [over, waiting] = [
      idleWaiters.filter(({ since }) => since <= quietSince),
      idleWaiters.filter(({ since }) => since > quietSince),
    ];
    idleWaiters = waiting;
    for (const { resolve } of over) resolve();
  };

  const rest = async (lane: number, lookedAfter: number): Promise<void> => {
    resting.set(lane, lookedAfter);
    resolveIdleWaiters();
    const watches = !isWatched;
    isWatched = true;
    await sleep(watches ? pollMs : untilWoken, undefined, {
      signal: AbortSignal.any([waker.signal, stopping.signal]),
    }).catch(() => undefined);
    if (watches) isWatched = false;
    resting.delete(lane);
  };

  const wake = () => {
    wakes += 1;
    waker.abort();
    waker = new AbortController();
  };

  const runLane = async (lane: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      const lookedAfter = wakes;
      try {
        const job = await claim();
        if (job) {
          takeTurn(job.clientId);
          // There may be more jobs, and this lane no longer polls for the others.
          if (!isWatched && resting.size > 0) wake();
          await work(job).finally(() => countAtWork(job.clientId, -1));
        }
        // Woken during the poll: poll again before sleeping.
        else if (lookedAfter === wakes) await rest(lane, lookedAfter);
      } catch (error) {
        deps.log.error({ err: error }, 'job worker');
        await rest(lane, lookedAfter);
      }
    }
  };

  const running = (async () => {
    if (deps.db.engine === 'pglite') await expireLeases(deps.db, kinds);
    await Promise.all(Array.from({ length: concurrency }, (_, lane) => runLane(lane)));
  })();

  return {
    wake,
    stop: async () => {
      stopping.abort();
      await running;
    },
    idle: () => {
      wake();
      return new Promise<void>((resolve) => {
        idleWaiters.push({ since: wakes, resolve });
      });
    },
  };
};
