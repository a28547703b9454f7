import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { components, dependencies } from '../db/schema/components.ts';
import { scanStage } from '../db/schema/findings.ts';
import { scanIgnored } from '../db/schema/repositories.ts';
import { intelligenceFeeds } from '../db/schema/intelligence.ts';
import { texts } from '../db/text-match.ts';
import type { IgnoredResult, JsonRows } from './messages.ts';
import { knownFrom, knownList, knownRecord, stageFrom, stageList, stageRecord } from './columns.ts';

/** `rows` is the JSON of an array: built by the worker, parsed by the database, never by this thread. */
const recordset = (rows: JsonRows, record: SQL): SQL =>
  sql`json_to_recordset(${Buffer.from(rows.buffer)}::json) as r(${record})`;

/** `rows` are those of `stageRowOf`. */
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

/** Stages those of these `KnownRow`s whose identity and content a finding of the repository has. Answers the positions of the others. */
export const stageKnown = async (
  tx: Tx,
  scan: { clientId: string; id: string; repositoryId: string },
  rows: JsonRows,
): Promise<number[]> => {
  const { rows: unknown } = await tx.execute<{ position: number }>(sql`
    with asked as materialized (
      select * from ${recordset(rows, knownRecord)}
    ), said as materialized (
      -- By a list and not by a join: however the planner guesses, what the repository has of these identities is read once a batch, be they many or one.
      select r.*, coalesce((r.identity, r.content_hash) in (
        select f.identity, f.content_hash from findings f
        where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId}::uuid and f.identity = any(array(select identity from asked))), false) as known
      from asked r
    ), staged as (
      insert into scan_stage (client_id, scan_id, new_id, known, ${knownList}) select ${scan.clientId}::uuid, ${scan.id}::uuid, gen_random_uuid(), true, ${knownFrom('r')} from said r where r.known
    )
    select position from said where not known`);
  return unknown.map(({ position }) => position);
};

export const countStaged = async (tx: Tx, scanId: string): Promise<number> => {
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from scan_stage where scan_id = ${scanId}`,
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
  await tx.delete(scanStage).where(eq(scanStage.scanId, scanId));
};

/** Everything that an unfinished attempt left behind. Safe to repeat. */
export const clearStage = async (tx: Tx, scanId: string): Promise<void> => {
  await clearRows(tx, scanId);
  await tx.delete(scanIgnored).where(eq(scanIgnored.scanId, scanId));
  await tx.delete(components).where(eq(components.scanId, scanId));
  await tx.delete(dependencies).where(eq(dependencies.scanId, scanId));
};

/** What the feeds know about these vulnerabilities, by the names that were asked for, in a form that crosses a thread. Feeds know CVEs: other names count as theirs. */
export const lookUpIntelligence = async (tx: Tx, ids: readonly string[]) => {
  const named = sql`named as (
    select id, id as cve from unnest(${texts(ids)}) as asked(id)
    union select a.vulnerability, a.alias from osv_aliases a where a.vulnerability = any(${texts(ids)}) and starts_with(a.alias, 'CVE-'))`;
  const epss = await tx.execute<{ id: string; score: number }>(
    sql`with ${named} select n.id, max(e.score) as score from named n join epss_scores e on e.cve = n.cve group by n.id`,
  );
  const kev = await tx.execute<{ id: string; added: string; ransomware: boolean }>(sql`
    with ${named} select n.id, min(k.date_added)::text as added, bool_or(k.ransomware) as ransomware from named n join kev_entries k on k.cve = n.cve group by n.id`);
  return {
    epss: epss.rows.map(({ id, score }) => [id, score] as const),
    kev: kev.rows.map(
      ({ id, added, ransomware }) => [id, { dateAdded: added, ransomware }] as const,
    ),
  };
};

export const feedDate = async (tx: Tx, feed: 'epss' | 'kev'): Promise<string> => {
  const [row] = await tx
    .select({ date: intelligenceFeeds.date })
    .from(intelligenceFeeds)
    .where(eq(intelligenceFeeds.feed, feed));
  return row?.date ?? '';
};
