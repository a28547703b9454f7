// Takes due jobs and runs them, a few at a time, until it is stopped.
import { setTimeout as sleep } from 'node:timers/promises';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import { newId } from '../runtime/ids.ts';
import {
  type JobDefinitions,
  type JobErrorCode,
  type JobRun,
  LeaseLostError,
  PermanentJobError,
} from './job.ts';
import {
  type ClaimedJob,
  claimJob,
  completeJob,
  expireLeases,
  failJob,
  giveBackJob,
  renewLease,
  retryJob,
  setProgress,
} from './queue.ts';

export type WorkerOptions = { concurrency?: number; leaseSeconds?: number; pollMs?: number };

export type JobWorker = {
  /** Looks for jobs now instead of at the next poll. */
  wake: () => void;
  /** Lets running jobs notice their signal, gives back what did not end, and resolves. */
  stop: () => Promise<void>;
  /** Resolves when nothing that is due is left: for tests. */
  idle: () => Promise<void>;
};

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 2000);

const codeOf = (error: unknown): string => {
  if (error instanceof PermanentJobError) return error.code;
  return error instanceof Problem ? error.code : ('unexpected' satisfies JobErrorCode);
};

const serverStopped = 'The server stopped every time it worked on this.';

export const startJobWorker = (
  deps: Deps,
  definitions: JobDefinitions,
  { concurrency = 2, leaseSeconds = 30, pollMs = 1000 }: WorkerOptions = {},
): JobWorker => {
  const owner = newId();
  const kinds = Object.keys(definitions);
  const stopping = new AbortController();
  let waker = new AbortController();
  /** Counts the wake-ups: a look for jobs that began before one says nothing about what it was for. */
  let wakes = 0;
  /** Of each lane that rests: the wake-up that its last, empty look came after. */
  const resting = new Map<number, number>();
  let idleWaiters: { since: number; tell: () => void }[] = [];

  const finish = async (job: ClaimedJob, run: JobRun, completed: () => boolean): Promise<void> => {
    const definition = definitions[job.kind];
    try {
      if (!definition) throw new PermanentJobError('unexpected', `No handler for ${job.kind}.`);
      const result = await definition.run(run);
      if (!completed())
        await inTenant(deps.db, { clientId: job.clientId }, (tx) => completeJob(tx, job, result));
    } catch (error) {
      if (error instanceof LeaseLostError) return;
      if (stopping.signal.aborted && run.signal.aborted) return giveBackJob(deps.db, job);
      const message = messageOf(error);
      const last = error instanceof PermanentJobError || job.attempts >= job.maxAttempts;
      deps.log.warn(
        { err: error, job: job.id, kind: job.kind, attempt: job.attempts, last },
        'job failed',
      );
      if (!last) return retryJob(deps.db, job, message);
      await failJob(deps.db, job, message, codeOf(error));
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
      deps,
      signal: AbortSignal.any([lost.signal, stopping.signal]),
      progress: (fraction) => setProgress(deps.db, job, fraction),
      completeIn: async (tx, result) => {
        await completeJob(tx, job, result);
        completed = true;
      },
    };
    try {
      // A job whose workers keep dying without a word must not run for ever.
      if (job.attempts > job.maxAttempts) {
        await failJob(deps.db, job, serverStopped, 'server_stopped' satisfies JobErrorCode);
        await definitions[job.kind]?.exhausted?.(run, serverStopped);
      } else await finish(job, run, () => completed);
    } finally {
      clearInterval(renewal);
    }
  };

  const tellIdle = () => {
    if (resting.size < concurrency) return;
    const quietSince = Math.min(...resting.values());
    const [over, waiting] = [
      idleWaiters.filter(({ since }) => since <= quietSince),
      idleWaiters.filter(({ since }) => since > quietSince),
    ];
    idleWaiters = waiting;
    for (const { tell } of over) tell();
  };

  const rest = async (lane: number, lookedAfter: number): Promise<void> => {
    resting.set(lane, lookedAfter);
    tellIdle();
    await sleep(pollMs, undefined, {
      signal: AbortSignal.any([waker.signal, stopping.signal]),
    }).catch(() => undefined);
    resting.delete(lane);
  };

  const runLane = async (lane: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      const lookedAfter = wakes;
      try {
        const job = await claimJob(deps.db, owner, kinds, leaseSeconds);
        if (job) await work(job);
        // Woken while it looked: look again rather than sleep through it.
        else if (lookedAfter === wakes) await rest(lane, lookedAfter);
      } catch (error) {
        deps.log.error({ err: error }, 'job worker');
        await rest(lane, lookedAfter);
      }
    }
  };

  const wake = () => {
    wakes += 1;
    waker.abort();
    waker = new AbortController();
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
      return new Promise<void>((tell) => {
        idleWaiters.push({ since: wakes, tell });
      });
    },
  };
};
