// The table's side of the worker: who has which job, and until when.
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

/** The next job that is due, or whose worker has gone silent. */
export const claimJob = (
  db: Database,
  owner: string,
  kinds: readonly string[],
  leaseSeconds: number,
): Promise<ClaimedJob | undefined> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    const next = sql`(select client_id, id from jobs
      where kind in ${[...kinds]} and ((state = 'queued' and run_at <= now()) or (state = 'running' and lease_until < now()))
      order by run_at limit 1 for update skip locked)`;
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

/** False when the lease was lost. */
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

/** What ends a job. Where a cause came while it ran (`NewJob.again`), it is due once more instead. */
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

/** Back into the queue, later each time: 2, 4, 8 … 300 seconds. */
export const retryJob = (db: Database, job: ClaimedJob, error: string): Promise<void> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    await tx
      .update(jobs)
      .set({
        state: 'queued',
        error,
        leaseOwner: null,
        leaseUntil: null,
        runAt: inSeconds(Math.min(300, 2 ** job.attempts)),
      })
      .where(mine(job));
  });

export const failJob = (
  db: Database,
  job: ClaimedJob,
  error: string,
  errorCode: string,
): Promise<void> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    await tx
      .update(jobs)
      .set({ ...ending('failed'), error, errorCode })
      .where(mine(job));
  });

/** For a graceful stop: somebody else may have it at once, and this attempt does not count. */
export const giveBackJob = (db: Database, job: ClaimedJob): Promise<void> =>
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

/** PGlite has one process at a time: whatever of a worker's kinds runs at its start belongs to one that is gone. */
export const expireLeases = (db: Database, kinds: readonly string[]): Promise<void> =>
  acrossTenants(db, 'claim and renew jobs', async (tx) => {
    await tx
      .update(jobs)
      .set({ leaseUntil: sql`now() - interval '1 second'` })
      .where(and(eq(jobs.state, 'running'), inArray(jobs.kind, [...kinds])));
  });
