import { and, eq, sql, type SQL } from 'drizzle-orm';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { components, dependencies } from '../../../platform/db/schema/components.ts';
import { scanStage } from '../../../platform/db/schema/findings.ts';
import { scanIgnored } from '../../../platform/db/schema/repositories.ts';
import type { IgnoredResult, JsonRows } from './messages.ts';
import { knownFrom, knownList, knownRecord, stageFrom, stageList, stageRecord } from './columns.ts';

/** @param rows a JSON array built by the worker and parsed only by the database */
const recordset = (rows: JsonRows, record: SQL): SQL =>
  sql`json_to_recordset(${Buffer.from(rows.buffer)}::json) as r(${record})`;

/** `rows` are those of `toStageRow`. */
export const insertStageRows = async (
  tx: Tx,
  clientId: string,
  scanId: string,
  rows: JsonRows,
): Promise<void> => {
  await tx.execute(sql`
    insert into scan_stage (client_id, scan_id, ${stageList})
    select ${clientId}::uuid, ${scanId}::uuid, ${stageFrom('r')} from ${recordset(rows, stageRecord)}`);
};

/**
 * Stages the `KnownRow`s whose identity and content a finding of the repository has. Returns the
 * positions of the others.
 */
export const stageKnown = async (
  tx: Tx,
  scan: { clientId: string; id: string; repositoryId: string },
  rows: JsonRows,
): Promise<number[]> => {
  const { rows: unknown } = await tx.execute<{ position: number }>(sql`
    with asked as materialized (
      select * from ${recordset(rows, knownRecord)}
    ), compared as materialized (
      -- A list instead of a join: for any plan, the repository's findings of these identities are
      -- read once per batch, whether they are many or one.
      select r.*, coalesce((r.identity, r.content_hash) in (
        select f.identity, f.content_hash from findings f
        where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId}::uuid and f.identity = any(array(select identity from asked))), false) as known
      from asked r
    ), staged as (
      insert into scan_stage (client_id, scan_id, new_id, known, ${knownList}) select ${scan.clientId}::uuid, ${scan.id}::uuid, gen_random_uuid(), true, ${knownFrom('r')} from compared r where r.known
    )
    select position from compared where not known`);
  return unknown.map(({ position }) => position);
};

export const countStaged = async (tx: Tx, scanId: string): Promise<number> => {
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from scan_stage where client_id = ${currentClient} and scan_id = ${scanId}`,
  );
  return row?.n ?? 0;
};

export const insertComponents = async (
  tx: Tx,
  scan: { clientId: string; id: string; repositoryId: string },
  rows: JsonRows,
): Promise<void> => {
  await tx.execute(sql`
    insert into components (client_id, id, repository_id, scan_id, ref, name, version, purl, ecosystem, type, direct, licenses, data)
    select ${scan.clientId}::uuid, new_id(), ${scan.repositoryId}::uuid, ${scan.id}::uuid, r.ref, r.name, r.version, r.purl, r.ecosystem, r.type, r.direct,
           coalesce(r.licenses, '{}'), r.data
    from ${recordset(rows, sql`ref text, name text, version text, purl text, ecosystem text, type text, direct boolean, licenses text[], data jsonb`)}`);
};

export const insertDependencies = async (
  tx: Tx,
  scan: { clientId: string; id: string; repositoryId: string },
  rows: JsonRows,
): Promise<void> => {
  await tx.execute(sql`
    insert into dependencies (client_id, repository_id, scan_id, from_ref, to_ref)
    select ${scan.clientId}::uuid, ${scan.repositoryId}::uuid, ${scan.id}::uuid, r."from", t.ref
    from ${recordset(rows, sql`"from" text, "to" text[]`)}, unnest(r."to") as t(ref)
    on conflict do nothing`);
};

export const insertIgnored = async (
  tx: Tx,
  clientId: string,
  scanId: string,
  from: number,
  ignored: readonly IgnoredResult[],
): Promise<void> => {
  if (ignored.length === 0) return;
  await tx
    .insert(scanIgnored)
    .values(ignored.map((each, i) => ({ clientId, scanId, position: from + i, ...each })));
};

export const clearRows = async (tx: Tx, scanId: string): Promise<void> => {
  await tx
    .delete(scanStage)
    .where(and(eq(scanStage.clientId, currentClient), eq(scanStage.scanId, scanId)));
};

/** Deletes everything that an unfinished attempt left. Safe to repeat. */
export const clearStage = async (tx: Tx, scanId: string): Promise<void> => {
  await clearRows(tx, scanId);
  for (const table of [scanIgnored, components, dependencies])
    await tx.delete(table).where(and(eq(table.clientId, currentClient), eq(table.scanId, scanId)));
};
