import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { jobs } from '../db/schema/operations.ts';
import { newId } from '../runtime/ids.ts';

export type NewJob = {
  clientId: string;
  /** For callers that need to know the id in advance. */
  id?: string;
  kind: string;
  payload: Record<string, unknown>;
  /** While a job of this kind and key is queued or running, no second one is created. */
  dedupeKey?: string;
  /**
   * Runs the job once more if it is enqueued while it runs: it may already have passed the changed
   * rows.
   */
  again?: boolean;
  /** The earliest start. */
  runAt?: Date;
  maxAttempts?: number;
  createdBy?: string;
};

const withAgain = sql`${jobs.payload} || '{"again": true}'::jsonb`;

/**
 * Has to run in the transaction of the cause, so that the job exists exactly if its cause does.
 * Call `deps.wakeJobs()` after the transaction.
 */
export const enqueueJob = async (tx: Tx, job: NewJob): Promise<string> => {
  const { again, ...values } = job;
  const inserted = await tx
    .insert(jobs)
    .values({ ...values, id: job.id ?? newId() })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  if (inserted[0]) return inserted[0].id;
  const same = tx
    .select({ id: jobs.id, state: jobs.state })
    .from(jobs)
    .where(
      and(
        eq(jobs.clientId, job.clientId),
        eq(jobs.kind, job.kind),
        eq(jobs.dedupeKey, job.dedupeKey ?? ''),
        inArray(jobs.state, ['queued', 'running']),
      ),
    );
  // The row lock keeps the running job from ending before this transaction commits.
  const [known] = again ? await same.for('update') : await same;
  // The job ended between the two statements: create a new one.
  if (!known) return enqueueJob(tx, job);
  if (again && known.state === 'running')
    await tx
      .update(jobs)
      .set({ payload: withAgain })
      .where(and(eq(jobs.clientId, job.clientId), eq(jobs.id, known.id)));
  return known.id;
};
