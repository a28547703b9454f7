import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { addItems, settledItems } from '../../bulk/bulk.repo.ts';
import { bulkItems, exportFiles } from '../../db/schema/bulk.ts';
import { jobs } from '../../db/schema/operations.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { renewDownload } from '../../exports/download-links.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { enqueueJob } from '../../jobs/enqueue.ts';
import { isoOrNull } from '../repositories/repository.ts';
import { metaOf, type PageRequest, windowOf } from '../lists.ts';
import { sql } from 'drizzle-orm';

type Schemas = components['schemas'];
type Job = Schemas['Job'];
type JobRow = typeof jobs.$inferSelect;

/** Jobs that people start and follow; the server's own housekeeping is not theirs to see. */
const titles: Readonly<Record<string, string>> = {
  import_scan: 'Import a report',
  send_findings: 'Send findings',
  triage_findings: 'Change findings',
  undo_bulk: 'Take back a change',
  generate_patches: 'Make remediations',
  export_findings: 'Export findings',
  recompute_priorities: 'Score findings again',
};

const shown = inArray(jobs.kind, Object.keys(titles));

/** Others' jobs are for those who see all findings. */
const visible = (who: Principal, scope: Scope): SQL | undefined => and(shown, scope === 'all' ? undefined : eq(jobs.createdBy, who.userId));

const cancellable = new Set(['send_findings', 'triage_findings', 'export_findings', 'generate_patches']);

const canUndo = async (tx: Tx, row: JobRow): Promise<boolean> => {
  if (row.kind !== 'triage_findings' || row.state !== 'succeeded' || Number(row.result?.['done'] ?? 0) === 0) return false;
  const undone = await tx.$count(jobs, and(eq(jobs.kind, 'undo_bulk'), sql`${jobs.payload}->>'jobId' = ${row.id}`));
  return undone === 0;
};

const jobOf = async (tx: Tx, row: JobRow, downloadUrl: string | null): Promise<Job> => ({
  id: row.id,
  kind: row.kind,
  status: row.state,
  progress: row.progress,
  title: typeof row.payload['title'] === 'string' ? row.payload['title'] : (titles[row.kind] ?? row.kind),
  can_cancel: row.state === 'queued' && cancellable.has(row.kind),
  can_undo: await canUndo(tx, row),
  run_at: isoOrNull(row.runAt),
  result: row.result,
  error: row.error,
  download_url: downloadUrl,
  created_at: row.createdAt.toISOString(),
  finished_at: isoOrNull(row.finishedAt),
});

export const listJobs = (deps: Deps, who: Principal, scope: Scope, query: PageRequest & { status?: Job['status'][] }) => {
  const window = windowOf(query);
  const where = and(visible(who, scope), query.status?.length ? inArray(jobs.state, query.status) : undefined);
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const rows = await tx.select().from(jobs).where(where).orderBy(desc(jobs.id)).offset(window.offset).limit(window.limit);
    const [counted] = await tx.select({ n: count() }).from(jobs).where(where);
    const data: Job[] = [];
    for (const row of rows) data.push(await jobOf(tx, row, null));
    return { data, meta: metaOf(counted?.n ?? 0, window) };
  });
};

const findJob = async (tx: Tx, who: Principal, scope: Scope, id: string): Promise<JobRow> => {
  const [row] = await tx.select().from(jobs).where(and(eq(jobs.id, id), visible(who, scope)));
  if (!row) throw notFound('Job');
  return row;
};

/** Reading a finished export gives a new address, good once and for a minute. */
export const readJob = (deps: Deps, who: Principal, scope: Scope, id: string): Promise<Job> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const row = await findJob(tx, who, scope, id);
    const hasFile = row.kind === 'export_findings' && row.state === 'succeeded' && row.createdBy === who.userId;
    return jobOf(tx, row, hasFile ? await renewDownload(tx, id, deps.now()) : null);
  });

export const listItems = (deps: Deps, who: Principal, scope: Scope, id: string, query: PageRequest & { outcome?: 'done' | 'skipped' | 'failed' }) =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    await findJob(tx, who, scope, id);
    const window = windowOf(query);
    const { data, total } = await settledItems(tx, id, query.outcome, window);
    return { data, meta: metaOf(total, window) };
  });

/** Before it has begun there is nothing to restore: the job and its items vanish, and what one sees is the job as it was. */
export const cancelJob = (deps: Deps, who: Principal, scope: Scope, id: string): Promise<Job> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const row = await findJob(tx, who, scope, id);
    if (row.createdBy !== who.userId && scope !== 'all') throw notFound('Job');
    const { rowCount } = await tx.update(jobs).set({ state: 'failed', error: 'Cancelled.', finishedAt: deps.now() }).where(and(eq(jobs.id, id), eq(jobs.state, 'queued'), inArray(jobs.kind, [...cancellable])));
    if (rowCount !== 1) throw new Problem(409, 'already_begun', 'It has begun already.');
    await tx.delete(bulkItems).where(eq(bulkItems.jobId, id));
    await tx.delete(exportFiles).where(eq(exportFiles.jobId, id));
    return jobOf(tx, await findJob(tx, who, scope, id), null);
  });

export const undoJob = (deps: Deps, who: Principal, scope: Scope, id: string): Promise<Schemas['JobRef']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const row = await findJob(tx, who, scope, id);
    if (!(await canUndo(tx, row))) throw new Problem(409, 'cannot_undo', 'This cannot be taken back, or was already.');
    const jobId = await enqueueJob(tx, { clientId: who.clientId, kind: 'undo_bulk', payload: { jobId: id, title: 'Take back a change' }, dedupeKey: id, createdBy: who.userId });
    await addItems(tx, who.clientId, jobId, sql`f.id in (select finding_id from bulk_items where job_id = ${id} and outcome = 'done')`);
    return { job_id: jobId, status: 'queued' };
  });
