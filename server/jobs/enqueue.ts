import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { jobs } from '../db/schema/operations.ts';
import { newId } from '../runtime/ids.ts';

export type NewJob = {
  clientId: string;
  /** Where the caller has to know it beforehand. */
  id?: string;
  kind: string;
  payload: Record<string, unknown>;
  /** While a job of this kind and key is queued or running, no second one is made. */
  dedupeKey?: string;
  /** It goes through what there is: a cause that comes while it runs makes it run once more, since it may have passed by already. */
  again?: boolean;
  /** Not before. */
  runAt?: Date;
  maxAttempts?: number;
  createdBy?: string;
};

const withAgain = sql`${jobs.payload} || '{"again": true}'::jsonb`;

/** Within the transaction of the business: the job exists exactly when its cause does. Call `deps.wakeJobs()` after it. */
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
  // Locked, it neither begins nor ends before the cause is there for it to see.
  const [known] = again ? await same.for('update') : await same;
  // It ended between the two statements: then a new one is due after all.
  if (!known) return enqueueJob(tx, job);
  if (again && known.state === 'running')
    await tx
      .update(jobs)
      .set({ payload: withAgain })
      .where(and(eq(jobs.clientId, job.clientId), eq(jobs.id, known.id)));
  return known.id;
};
