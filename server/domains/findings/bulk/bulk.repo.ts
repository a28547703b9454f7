import { and, asc, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient, ofCurrentClient } from '../../../platform/db/current-client.ts';
import { bulkItems } from '../../../platform/db/schema/bulk.ts';
import { findingPlace } from '../records/index.ts';

type Schemas = components['schemas'];

export type Outcome = {
  outcome: 'done' | 'skipped' | 'failed';
  code?: string;
  reason?: string;
  before?: Record<string, unknown>;
  versionAfter?: number;
};

/** Makes every finding `f` that the condition selects an item of the job. Returns their number. */
export const insertItems = async (
  tx: Tx,
  clientId: string,
  jobId: string,
  where: SQL,
): Promise<number> => {
  const { rowCount } = await tx.execute(sql`
    insert into bulk_items (client_id, job_id, finding_id) select ${clientId}::uuid, ${jobId}::uuid, f.id from findings f where f.client_id = ${clientId}::uuid and ${where} on conflict do nothing`);
  return rowCount ?? 0;
};

const ofJob = (jobId: string) => and(ofCurrentClient(bulkItems), eq(bulkItems.jobId, jobId));

export const listPendingItems = async (tx: Tx, jobId: string, limit: number): Promise<string[]> => {
  const rows = await tx
    .select({ id: bulkItems.findingId })
    .from(bulkItems)
    .where(and(ofJob(jobId), eq(bulkItems.outcome, 'pending')))
    .orderBy(asc(bulkItems.findingId))
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const updateOutcomes = async (
  tx: Tx,
  jobId: string,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> => {
  if (outcomes.size === 0) return;
  const settled = [...outcomes].map(([finding_id, { versionAfter, ...rest }]) => ({
    finding_id,
    version_after: versionAfter,
    ...rest,
  }));
  await tx.execute(sql`
    update bulk_items b set outcome = v.outcome, code = v.code, reason = v.reason, before = v.before, version_after = v.version_after
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as v(finding_id uuid, outcome text, code text, reason text, before jsonb, version_after int)
    where b.client_id = ${currentClient} and b.job_id = ${jobId} and b.finding_id = v.finding_id`);
};

/** Adds a note to a finished item: what followed, or what could not. */
export const addItemNote = (
  tx: Tx,
  jobId: string,
  findingId: string,
  note: { code: string; reason: string; link?: string; outcome?: 'skipped' | 'failed' },
) =>
  tx
    .update(bulkItems)
    .set({
      code: note.code,
      reason: note.reason,
      link: note.link ?? null,
      ...(note.outcome && { outcome: note.outcome }),
    })
    .where(and(ofJob(jobId), eq(bulkItems.findingId, findingId)));

export const getItems = async (tx: Tx, jobId: string, findingIds: readonly string[]) => {
  const rows = await tx
    .select()
    .from(bulkItems)
    .where(and(ofJob(jobId), inArray(bulkItems.findingId, [...findingIds])));
  return new Map(rows.map((row) => [row.findingId, row]));
};

/** The fields of a finding `f` that a line about it shows. */
export const findingLine = sql`jsonb_build_object('id', f.id, 'title', f.title, 'severity', f.severity, 'repository', f.repository_name,
  'place', ${findingPlace('f')})`;

type Item = Schemas['BulkItem'];

/** Lists the most urgent first, deleted findings last. Without an outcome, all settled items. */
export const listBulkItems = async (
  tx: Tx,
  jobId: string,
  outcome: Item['outcome'] | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ data: Item[]; total: number }> => {
  const where = and(
    ofJob(jobId),
    outcome === undefined ? ne(bulkItems.outcome, 'pending') : eq(bulkItems.outcome, outcome),
  );
  const { rows } = await tx.execute<Item>(sql`
    select bulk_items.finding_id, bulk_items.outcome, bulk_items.reason, bulk_items.code, bulk_items.link, case when f.id is not null then ${findingLine} end as finding
    from bulk_items left join findings f on f.client_id = bulk_items.client_id and f.id = bulk_items.finding_id
    where ${where} order by f.priority desc nulls last, bulk_items.finding_id limit ${limit} offset ${offset}`);
  const [counted] = await tx.select({ n: count() }).from(bulkItems).where(where);
  return { data: rows, total: counted?.n ?? 0 };
};
