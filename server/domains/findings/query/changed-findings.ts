// The findings that are new, gone or kept between two branches, scans or days of a repository. A
// finding is the same on both sides if it has the same identity, which the import decides, so the
// sides are sets of ids. The report of a tool that ran on one side only is not compared.
import { sql, type SQL } from 'drizzle-orm';
import {
  type ComparedKind,
  type FindingChange,
  type FindingComparison,
  changeFilter,
  changeFilterOf,
} from '#domain/finding-comparison';
import { unseenResultCodes } from '#domain/scan-notes';
import { collectIds } from '../../../platform/db/collect-ids.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { hasNoteAbout, isEffectiveImport } from '../../../platform/db/effective-import.ts';
import { textArray, uuidArray } from '../../../platform/db/text-match.ts';
import { firstIdAt, isUuid } from '../../../platform/runtime/ids.ts';
import type { Viewer } from '../../teams/owners/index.ts';
import { type ChangeReason, findChangeReasons } from './change-reasons.ts';
import { maxInlineIds } from './cost-model.ts';
import { importEvents } from './finding-imports.ts';
import type { OwnedFindings } from './finding-owners.ts';
import type { FindingQuery } from './finding-query.ts';

/** One side of a comparison. */
export interface ComparedSide {
  /** Query for the ids of the side's findings. */
  ids: SQL;
  /** Tools with a report on the side that shows what they found. */
  tools: readonly string[];
  /** All tools with a report on the side. */
  reported: readonly string[];
  /** The import of its latest report. */
  scannedAt: Date | null;
  /** The record of which findings the scan reported again has been deleted. */
  isRecordDeleted: boolean;
}

type SideName = { clientId: string; repository: string; name: string };

type Imports = { tools: string[]; reported: string[]; at: string | null };

const importsOf = async (
  tx: Tx,
  { clientId, repository }: SideName,
  which: SQL,
): Promise<Pick<ComparedSide, 'tools' | 'reported' | 'scannedAt'>> => {
  const { rows } = await tx.execute<Imports>(sql`
    select coalesce(array_agg(distinct t.tool) filter (where t.tool is not null), '{}') as reported,
      coalesce(array_agg(distinct t.tool) filter (where t.tool is not null and not t.unseen), '{}') as tools, max(s.finished_at)::text as at
    from scans s left join lateral (
      select tool, ${hasNoteAbout(sql`tool`, unseenResultCodes)} as unseen
      from unnest(s.tools) tool
    ) t on true
    where s.client_id = ${clientId}::uuid and s.repository_id = ${repository}::uuid and ${isEffectiveImport()} and ${which}`);
  const [row] = rows;
  const { tools = [], reported = [] } = row ?? {};
  return { tools, reported, scannedAt: row?.at == null ? null : new Date(row.at) };
};

/** The findings of the latest reports on the branch. */
const branchSide = async (tx: Tx, side: SideName): Promise<ComparedSide> => ({
  ...(await importsOf(tx, side, sql`s.branch = ${side.name}`)),
  ids: sql`select f.id from findings f where f.client_id = ${side.clientId}::uuid and f.repository_id = ${side.repository}::uuid and f.branch = ${side.name} and f.status <> 'fixed'
    union all select g.finding_id from finding_sightings g where g.client_id = ${side.clientId}::uuid and g.repository_id = ${side.repository}::uuid and g.branch = ${side.name}`,
  isRecordDeleted: false,
});

type ScanRow = { from: string | null; to: string | null; matched: number; known: boolean };

/** The findings of the scan's report. */
const scanSide = async (tx: Tx, side: SideName): Promise<ComparedSide | undefined> => {
  const { clientId, repository, name: id } = side;
  if (!isUuid(id)) return undefined;
  const { rows } = await tx.execute<ScanRow>(sql`
    select s.events_from as "from", s.events_to as "to", coalesce((s.counts->>'matched')::int, 0) as matched,
      exists (select from scan_matches m where m.client_id = s.client_id and m.scan_id = s.id) as known
    from scans s where s.client_id = ${clientId}::uuid and s.repository_id = ${repository}::uuid and s.id = ${id}::uuid and ${isEffectiveImport()}`);
  const [scan] = rows;
  if (!scan) return undefined;
  const matched = sql`select unnest(m.findings) from scan_matches m where m.client_id = ${clientId}::uuid and m.scan_id = ${id}::uuid`;
  const events =
    scan.from === null || scan.to === null
      ? undefined
      : importEvents({ clientId, id, from: new Date(scan.from), to: new Date(scan.to) }, 'found');
  return {
    ...(await importsOf(tx, side, sql`s.id = ${id}::uuid`)),
    ids:
      events === undefined ? matched : sql`${matched} union select e.finding_id from (${events}) e`,
    isRecordDeleted: !scan.known && scan.matched > 0,
  };
};

/** Events that reopen a closed finding. */
const reopens = sql`(e.kind in ('reopened', 'risk_revoked') or (e.kind = 'status' and e.data->>'from' in ('fixed', 'risk_accepted')) or (e.kind = 'false_positive' and e.data->>'from' = 'true'))`;

/**
 * The findings open at the end of the day: those known and not closed by then, without those that
 * were closed then and reopened later. Ids of events sort by time, so only later events are read.
 */
const daySide = async (tx: Tx, side: SideName): Promise<ComparedSide | undefined> => {
  const { clientId, repository, name: day } = side;
  const start = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !new Date(start || 0).toISOString().startsWith(day))
    return undefined;
  const end = new Date(start + 86_400_000);
  const at = sql`${end.toISOString()}::timestamptz`;
  return {
    ...(await importsOf(tx, side, sql`s.finished_at < ${at}`)),
    ids: sql`select f.id from findings f where f.client_id = ${clientId}::uuid and f.repository_id = ${repository}::uuid and f.first_seen_at < ${at} and (f.closed_at is null or f.closed_at >= ${at})
      except select l.finding_id from (
        select distinct on (e.finding_id) e.finding_id, ${reopens} as reopens from finding_events e
        where e.client_id = ${clientId}::uuid and e.id >= ${firstIdAt(end)}::uuid and e.repository_id = ${repository}::uuid and e.kind in ('fixed', 'reopened', 'status', 'false_positive', 'risk_accepted', 'risk_revoked')
        order by e.finding_id, e.id) l where l.reopens`,
    isRecordDeleted: false,
  };
};

const sides: Record<ComparedKind, (tx: Tx, side: SideName) => Promise<ComparedSide | undefined>> = {
  branches: branchSide,
  scans: scanSide,
  days: daySide,
};

/** Returns undefined if there is no such scan or day. */
export const findComparedSide = (
  tx: Tx,
  clientId: string,
  { by, repository }: FindingComparison,
  name: string,
): Promise<ComparedSide | undefined> => sides[by](tx, { clientId, repository, name });

/** Returns the tools that have a report on both sides. */
export const toolsOfBoth = (before: ComparedSide, after: ComparedSide): string[] =>
  after.tools.filter((tool) => before.tools.includes(tool));

/**
 * The change as a set, and as a condition on one row. `is true` keeps PostgreSQL from turning the
 * condition into a join; it hashes each side once instead.
 */
const changeQueries: Record<FindingChange, (before: SQL, after: SQL) => { set: SQL; row: SQL }> = {
  new: (before, after) => ({
    set: sql`(${after}) except (${before})`,
    row: sql`(f.id in (${after})) is true and (f.id in (${before})) is not true`,
  }),
  gone: (before, after) => ({
    set: sql`(${before}) except (${after})`,
    row: sql`(f.id in (${before})) is true and (f.id in (${after})) is not true`,
  }),
  kept: (before, after) => ({
    set: sql`(${before}) intersect (${after})`,
    row: sql`(f.id in (${before})) is true and (f.id in (${after})) is true`,
  }),
};

const changeCondition = async (
  tx: Tx,
  clientId: string,
  value: string,
): Promise<{ condition: SQL; repositories: string[] }> => {
  const none = { condition: sql`false`, repositories: [] };
  const parsed = changeFilterOf(value);
  if (parsed === undefined) return none;
  const { change, comparison } = parsed;
  const before = await findComparedSide(tx, clientId, comparison, comparison.before);
  const after = await findComparedSide(tx, clientId, comparison, comparison.after);
  if (before === undefined || after === undefined) return none;
  const { set, row } = changeQueries[change](before.ids, after.ids);
  const ids = await collectIds(tx, sql`select c.id from (${set}) c (id)`, maxInlineIds);
  const isChanged = ids === undefined ? row : sql`f.id = any(${ids})`;
  return {
    condition: sql`(f.repository_id = ${comparison.repository}::uuid and ${isChanged} and f.tool = any(${textArray(toolsOfBoth(before, after))}))`,
    repositories: [comparison.repository],
  };
};

/** A small result is resolved to ids; a large one stays a subquery. */
export const resolveChanges = async (
  tx: Tx,
  { clientId }: Viewer,
  values: readonly string[],
): Promise<OwnedFindings> => {
  const changes = [];
  for (const value of values) changes.push(await changeCondition(tx, clientId, value));
  return {
    instead: {},
    condition: sql`(${sql.join(
      changes.map(({ condition }) => condition),
      sql` or `,
    )})`,
    repositories: [...new Set(changes.flatMap(({ repositories }) => repositories))],
  };
};

/** Returns which of these few findings are on the side. */
const findIdsOn = async (
  tx: Tx,
  side: ComparedSide | undefined,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (side === undefined) return new Set();
  const { rows } = await tx.execute<{ id: string }>(
    sql`select s.id from (${side.ids}) s (id) where s.id = any(${uuidArray(ids)})`,
  );
  return new Set(rows.map(({ id }) => id));
};

type WithChange = { change?: FindingChange; change_reason?: ChangeReason };

/** Adds to each row of a query with the `change` filter how it changed and why. */
export const withChanges = async <Row extends { id: string }>(
  tx: Tx,
  clientId: string,
  { filters }: FindingQuery,
  rows: readonly Row[],
): Promise<(Row & WithChange)[]> => {
  const values = (filters.change ?? []).flatMap((value) => changeFilterOf(value) ?? []);
  const [only, ...others] = values;
  if (only === undefined || rows.length === 0) return [...rows];
  const ids = rows.map(({ id }) => id);
  const comparisons = new Map(
    values.map(({ comparison }) => [changeFilter('kept', comparison), comparison]),
  );
  const found = new Map<string, WithChange & { change: FindingChange }>();
  for (const comparison of comparisons.values()) {
    const changes = new Map<string, FindingChange>();
    if (others.length === 0) for (const id of ids) changes.set(id, only.change);
    else {
      const sideOf = (name: string) => findComparedSide(tx, clientId, comparison, name);
      const was = await findIdsOn(tx, await sideOf(comparison.before), ids);
      const has = await findIdsOn(tx, await sideOf(comparison.after), ids);
      for (const id of was) changes.set(id, has.has(id) ? 'kept' : 'gone');
      for (const id of has) if (!was.has(id)) changes.set(id, 'new');
    }
    const own = [...changes].flatMap(([id, change]) => (found.has(id) ? [] : [{ id, change }]));
    const reasons = await findChangeReasons(tx, clientId, comparison, own);
    for (const { id, change } of own) {
      const reason = reasons.get(id);
      found.set(id, { change, ...(reason && { change_reason: reason }) });
    }
  }
  return rows.map((row) => ({ ...row, ...found.get(row.id) }));
};
