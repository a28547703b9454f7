import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { type Scope, scopeOf } from '#domain/roles';
import { insertItems, listBulkItems, renewDownload } from '../findings/index.ts';
import { bulkItems, exportFiles } from '../../platform/db/schema/bulk.ts';
import { jobs } from '../../platform/db/schema/operations.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { failUnfinished } from '../remediation/index.ts';
import { cancelScanRun } from '../scans/index.ts';
import { toPageMeta, type PageRequest, toPageRange } from '../../platform/http/paging.ts';
import {
  cancellableKinds,
  stoppableKinds,
  getJobDocument,
  getJobDocuments,
  jobTitles,
} from './records/index.ts';

type Schemas = components['schemas'];
type Job = Schemas['Job'];
type JobRow = typeof jobs.$inferSelect;

const shown = inArray(jobs.kind, Object.keys(jobTitles));

/** Only users who may see all findings see the jobs of other users. */
const visible = (who: Principal, scope: Scope): SQL | undefined =>
  and(
    eq(jobs.clientId, who.clientId),
    shown,
    scope === 'all' ? undefined : eq(jobs.createdBy, who.userId),
  );

export const listJobs = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  query: PageRequest & { status?: Job['status'][]; kind?: string[] },
) => {
  const window = toPageRange(query);
  const where = and(
    visible(who, scope),
    query.status?.length ? inArray(jobs.state, query.status) : undefined,
    query.kind?.length ? inArray(jobs.kind, query.kind) : undefined,
  );
  return inTenant(deps.db, toTenant(who), async (tx) => {
    const rows = await tx
      .select()
      .from(jobs)
      .where(where)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .offset(window.offset)
      .limit(window.limit);
    const [counted] = await tx.select({ n: count() }).from(jobs).where(where);
    return {
      data: await getJobDocuments(tx, rows, deps.now()),
      meta: toPageMeta(counted?.n ?? 0, window),
    };
  });
};

const requireJob = async (tx: Tx, who: Principal, scope: Scope, id: string): Promise<JobRow> => {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), visible(who, scope)));
  if (!row) throw notFound('Job');
  return row;
};

/**
 * A token that only waits for jobs may not download findings. The organization's export requires a
 * signed-in user who is still an administrator.
 */
const mayTakeFile = ({ token, role, isPartner }: Principal, { kind }: JobRow): boolean =>
  kind === 'export_organization'
    ? token.kind === 'session' &&
      scopeOf({ role, is_partner: isPartner }, 'client:manage') !== undefined
    : token.kind === 'session' || token.scopes.includes('findings:export');

/** A finished export gets a new download URL on each read. It is valid once, for 60 seconds. */
export const getJob = (deps: Deps, who: Principal, scope: Scope, id: string): Promise<Job> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = await requireJob(tx, who, scope, id);
    const job = await getJobDocument(tx, row, deps.now());
    const hasFile =
      job.expires_at !== null && row.createdBy === who.userId && mayTakeFile(who, row);
    return { ...job, download_url: hasFile ? await renewDownload(tx, id, deps) : null };
  });

export const listItems = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
  query: PageRequest & { outcome?: Schemas['BulkItem']['outcome'] },
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await requireJob(tx, who, scope, id);
    const window = toPageRange(query);
    const { data, total } = await listBulkItems(tx, id, query.outcome, window);
    return { data, meta: toPageMeta(total, window) };
  });

/**
 * Cancels a job that has not started: there is nothing to restore, so its items are deleted. A run
 * of scanners can be canceled at any time: its worker loses the lease and ends the scanner. Reports
 * that the run has already passed on are imported.
 */
export const cancelJob = (deps: Deps, who: Principal, scope: Scope, id: string): Promise<Job> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = await requireJob(tx, who, scope, id);
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
      .where(
        and(
          eq(jobs.clientId, who.clientId),
          eq(jobs.id, id),
          inArray(jobs.kind, [...cancellableKinds]),
          or(
            eq(jobs.state, 'queued'),
            and(eq(jobs.state, 'running'), inArray(jobs.kind, [...stoppableKinds])),
          ),
        ),
      );
    if (rowCount !== 1) throw new Problem(409, 'already_begun', 'It has already started.');
    await tx
      .delete(bulkItems)
      .where(and(eq(bulkItems.clientId, who.clientId), eq(bulkItems.jobId, id)));
    await tx
      .delete(exportFiles)
      .where(and(eq(exportFiles.clientId, who.clientId), eq(exportFiles.jobId, id)));
    await failUnfinished(tx, id, 'remediation_cancelled');
    if (row.kind === 'run_scanners') await cancelScanRun(tx, row.payload);
    return getJobDocument(tx, await requireJob(tx, who, scope, id), deps.now());
  });

export const undoJob = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Schemas['JobRef']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = await requireJob(tx, who, scope, id);
    if (!(await getJobDocument(tx, row, deps.now())).can_undo)
      throw new Problem(409, 'cannot_undo', 'This cannot be undone, or was already undone.');
    const jobId = await enqueueJob(tx, {
      clientId: who.clientId,
      kind: 'undo_bulk',
      payload: { jobId: id, title: 'Undo a change' },
      dedupeKey: id,
      createdBy: who.userId,
    });
    await insertItems(
      tx,
      who.clientId,
      jobId,
      sql`f.id in (select finding_id from bulk_items where client_id = ${who.clientId}::uuid and job_id = ${id} and outcome = 'done')`,
    );
    return { job_id: jobId, status: 'queued' };
  });

/**
 * Starts a new job for the items that failed or were not reached, with the caller's current
 * permissions.
 */
export const retryJob = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Schemas['JobRef']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = await requireJob(tx, who, scope, id);
    if (!(await getJobDocument(tx, row, deps.now())).can_retry)
      throw new Problem(409, 'nothing_to_retry', 'There is nothing to retry.');
    const { title: _title, seenAt: _seenAt, total: _total, ...payload } = row.payload;
    const jobId = await enqueueJob(tx, {
      clientId: who.clientId,
      kind: row.kind,
      payload: { ...payload, title: 'Try again', retryOf: id },
      createdBy: who.userId,
    });
    await insertItems(
      tx,
      who.clientId,
      jobId,
      sql`f.id in (select finding_id from bulk_items where client_id = ${who.clientId}::uuid and job_id = ${id} and outcome in ('failed', 'pending'))`,
    );
    return { job_id: jobId, status: 'queued' };
  });
