import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { addItems, itemsOf } from '../../bulk/bulk.repo.ts';
import { bulkItems, exportFiles } from '../../db/schema/bulk.ts';
import { jobs } from '../../db/schema/operations.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { renewDownload } from '../../exports/download-links.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { enqueueJob } from '../../jobs/enqueue.ts';
import { giveUp } from '../../remediation/make.ts';
import { metaOf, type PageRequest, windowOf } from '../lists.ts';
import { cancellable, describeJob, describeJobs, titles } from './job-document.ts';

type Schemas = components['schemas'];
type Job = Schemas['Job'];
type JobRow = typeof jobs.$inferSelect;

const shown = inArray(jobs.kind, Object.keys(titles));

/** Others' jobs are for those who see all findings. */
const visible = (who: Principal, scope: Scope): SQL | undefined =>
  and(shown, scope === 'all' ? undefined : eq(jobs.createdBy, who.userId));

export const listJobs = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  query: PageRequest & { status?: Job['status'][]; kind?: string[] },
) => {
  const window = windowOf(query);
  const where = and(
    visible(who, scope),
    query.status?.length ? inArray(jobs.state, query.status) : undefined,
    query.kind?.length ? inArray(jobs.kind, query.kind) : undefined,
  );
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const rows = await tx
      .select()
      .from(jobs)
      .where(where)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .offset(window.offset)
      .limit(window.limit);
    const [counted] = await tx.select({ n: count() }).from(jobs).where(where);
    return {
      data: await describeJobs(tx, rows, deps.now()),
      meta: metaOf(counted?.n ?? 0, window),
    };
  });
};

const findJob = async (tx: Tx, who: Principal, scope: Scope, id: string): Promise<JobRow> => {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), visible(who, scope)));
  if (!row) throw notFound('Job');
  return row;
};

/** Reading a finished export gives a new address, good once and for a minute. */
export const readJob = (deps: Deps, who: Principal, scope: Scope, id: string): Promise<Job> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const row = await findJob(tx, who, scope, id);
    const job = await describeJob(tx, row, deps.now());
    const hasFile = job.expires_at !== null && row.createdBy === who.userId;
    return { ...job, download_url: hasFile ? await renewDownload(tx, id, deps.now()) : null };
  });

export const listItems = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
  query: PageRequest & { outcome?: Schemas['BulkItem']['outcome'] },
) =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    await findJob(tx, who, scope, id);
    const window = windowOf(query);
    const { data, total } = await itemsOf(tx, id, query.outcome, window);
    return { data, meta: metaOf(total, window) };
  });

/** Before it has begun there is nothing to restore: the job and its items vanish, and what one sees is the job as it was. */
export const cancelJob = (deps: Deps, who: Principal, scope: Scope, id: string): Promise<Job> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const row = await findJob(tx, who, scope, id);
    if (row.createdBy !== who.userId && scope !== 'all') throw notFound('Job');
    const { rowCount } = await tx
      .update(jobs)
      .set({
        state: 'failed',
        error: 'Cancelled.',
        errorCode: 'cancelled',
        result: { cancelled: true },
        finishedAt: deps.now(),
      })
      .where(and(eq(jobs.id, id), eq(jobs.state, 'queued'), inArray(jobs.kind, [...cancellable])));
    if (rowCount !== 1) throw new Problem(409, 'already_begun', 'It has begun already.');
    await tx.delete(bulkItems).where(eq(bulkItems.jobId, id));
    await tx.delete(exportFiles).where(eq(exportFiles.jobId, id));
    await giveUp(tx, id, 'remediation_cancelled');
    return describeJob(tx, await findJob(tx, who, scope, id), deps.now());
  });

export const undoJob = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Schemas['JobRef']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const row = await findJob(tx, who, scope, id);
    if (!(await describeJob(tx, row, deps.now())).can_undo)
      throw new Problem(409, 'cannot_undo', 'This cannot be taken back, or was already.');
    const jobId = await enqueueJob(tx, {
      clientId: who.clientId,
      kind: 'undo_bulk',
      payload: { jobId: id, title: 'Take back a change' },
      dedupeKey: id,
      createdBy: who.userId,
    });
    await addItems(
      tx,
      who.clientId,
      jobId,
      sql`f.id in (select finding_id from bulk_items where job_id = ${id} and outcome = 'done')`,
    );
    return { job_id: jobId, status: 'queued' };
  });

/** A new run for what failed or was never reached, as whoever asks now: they may have become somebody who may not. */
export const retryJob = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Schemas['JobRef']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const row = await findJob(tx, who, scope, id);
    if (!(await describeJob(tx, row, deps.now())).can_retry)
      throw new Problem(409, 'nothing_to_retry', 'Nothing of this failed.');
    const { title: _title, seenAt: _seenAt, total: _total, ...payload } = row.payload;
    const jobId = await enqueueJob(tx, {
      clientId: who.clientId,
      kind: row.kind,
      payload: { ...payload, title: 'Try again', retryOf: id },
      createdBy: who.userId,
    });
    await addItems(
      tx,
      who.clientId,
      jobId,
      sql`f.id in (select finding_id from bulk_items where job_id = ${id} and outcome in ('failed', 'pending'))`,
    );
    return { job_id: jobId, status: 'queued' };
  });
