// Queries of the job queue: which worker has which job, and until when.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/connect.ts';
import { jobs } from '../db/schema/operations.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { LeaseLostError } from './job.ts';

export type ClaimedJob = typeof jobs.$inferSelect;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

const mine = (job: ClaimedJob) =>
  and(
    eq(jobs.clientId, job.clientId),
    eq(jobs.id, job.id),
    eq(jobs.leaseOwner, job.leaseOwner ?? ''),
    eq(jobs.state, 'running'),
  );

export type JobClaim = {
  owner: string;
  kinds: readonly string[];
  leaseSeconds: number;
  /** Organizations whose jobs this worker has claimed, the latest last. */
  recent?: readonly string[];
  /** Organizations that currently get no further job. */
  excluded?: readonly string[];
};

/**
 * Claims the next job that is due, or whose lease has expired. The organization with the fewest
 * running jobs goes first, then the one that has waited longest for its turn, so that one
 * organization's queue does not delay the others.
 */
export const claimJob = (
  db: Database,
  { owner, kinds, leaseSeconds, recent = [], excluded = [] }: JobClaim,
): Promise<ClaimedJob | undefined> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    const turns = `{${recent.join(',')}}`;
    const next = sql`(select waiting.client_id, waiting.id from jobs waiting
      left join (select client_id, count(*) as jobs from jobs
        where kind in ${[...kinds]} and state = 'running' and lease_until >= now()
        group by client_id) running on running.client_id = waiting.client_id
      where waiting.kind in ${[...kinds]} and waiting.client_id <> all(${`{${excluded.join(',')}}`}::uuid[])
        and ((waiting.state = 'queued' and waiting.run_at <= now())
        or (waiting.state = 'running' and waiting.lease_until < now()))
      order by coalesce(running.jobs, 0),
        coalesce(array_position(${turns}::uuid[], waiting.client_id), 0), waiting.run_at
      limit 1 for update of waiting skip locked)`;
    const [job] = await tx
      .update(jobs)
      .set({
        payload: sql`${jobs.payload} - 'again'`,
        state: 'running',
        attempts: sql`${jobs.attempts} + 1`,
        leaseOwner: owner,
        leaseUntil: inSeconds(leaseSeconds),
      })
      .where(sql`(${jobs.clientId}, ${jobs.id}) = ${next}`)
      .returning();
    return job;
  });

/** Returns false if the lease was lost. */
export const renewLease = (db: Database, job: ClaimedJob, leaseSeconds: number): Promise<boolean> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    const { rowCount } = await tx
      .update(jobs)
      .set({ leaseUntil: inSeconds(leaseSeconds) })
      .where(mine(job));
    return rowCount === 1;
  });

export const setProgress = (db: Database, job: ClaimedJob, fraction: number): Promise<void> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    await tx
      .update(jobs)
      .set({ progress: Math.min(1, Math.max(0, fraction)) })
      .where(mine(job));
  });

/**
 * Columns of a finished job. If it was enqueued again while it ran (`NewJob.again`), it returns to
 * the queue instead.
 */
const ending = (state: 'succeeded' | 'failed') => {
  const isDueAgain = sql`${jobs.payload} -> 'again' is not null`;
  return {
    state: sql`case when ${isDueAgain} then 'queued' else ${state} end`,
    finishedAt: sql`case when ${isDueAgain} then null else now() end`,
    attempts: sql`case when ${isDueAgain} then 0 else ${jobs.attempts} end`,
    leaseOwner: null,
    leaseUntil: null,
  };
};

export const completeJob = async (
  tx: Tx,
  job: ClaimedJob,
  result: Record<string, unknown> | undefined,
): Promise<void> => {
  const { rowCount } = await tx
    .update(jobs)
    .set({
      ...ending('succeeded'),
      progress: 1,
      result: result ?? null,
      error: null,
      errorCode: null,
    })
    .where(mine(job));
  if (rowCount !== 1) throw new LeaseLostError(`Another worker has job ${job.id}.`);
};

/** Returns the job to the queue, by default with a back-off of 2, 4, 8 … 300 seconds. */
export const retryJob = (
  db: Database,
  job: ClaimedJob,
  error: string,
  { seconds = Math.min(300, 2 ** job.attempts) } = {},
): Promise<void> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    await tx
      .update(jobs)
      .set({
        state: 'queued',
        error,
        leaseOwner: null,
        leaseUntil: null,
        runAt: inSeconds(seconds),
      })
      .where(mine(job));
  });

export const failJob = (
  db: Database,
  job: ClaimedJob,
  error: string,
  errorCode: string,
  result?: Record<string, unknown>,
): Promise<void> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    await tx
      .update(jobs)
      .set({ ...ending('failed'), error, errorCode, ...(result && { result }) })
      .where(mine(job));
  });

/**
 * For a graceful stop: another worker may claim the job immediately, and the attempt does not
 * count.
 */
export const releaseJob = (db: Database, job: ClaimedJob): Promise<void> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    await tx
      .update(jobs)
      .set({
        state: 'queued',
        attempts: sql`${jobs.attempts} - 1`,
        leaseOwner: null,
        leaseUntil: null,
      })
      .where(mine(job));
  });

/**
 * PGlite has one process at a time: jobs that are marked as running at its start belong to a
 * process that has ended.
 */
export const expireLeases = (db: Database, kinds: readonly string[]): Promise<void> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    await tx
      .update(jobs)
      .set({ leaseUntil: sql`now() - interval '1 second'` })
      .where(and(eq(jobs.state, 'running'), inArray(jobs.kind, [...kinds])));
  });
