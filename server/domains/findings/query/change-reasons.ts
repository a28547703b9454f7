// Why a finding is new, gone or kept between two sides: the import or the user action on the later
// side, as far as Parapet recorded it. Looked up for one page of rows.
import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { FindingChange, FindingComparison } from '#domain/finding-comparison';
import type { Tx } from '../../../platform/db/connect.ts';
import { isEffectiveImport } from '../../../platform/db/effective-import.ts';
import { textArray, uuidArray } from '../../../platform/db/text-match.ts';
import { isUuid } from '../../../platform/runtime/ids.ts';
import { toIso } from '../../../platform/runtime/time.ts';

export type ChangeReason = components['schemas']['FindingChangeReason'];
type Changed = { id: string; change: FindingChange };
type Place = { clientId: string } & FindingComparison;

const kinds = {
  new: ['found', 'reopened'],
  gone: ['fixed'],
  kept: ['moved'],
} as const satisfies Record<FindingChange, readonly string[]>;

/** User decisions open and close findings on a day. A branch or a scan contains them regardless. */
const kindsOfDays = {
  new: [...kinds.new, 'status', 'false_positive', 'risk_revoked'],
  gone: [...kinds.gone, 'status', 'false_positive', 'risk_accepted'],
  kept: kinds.kept,
} as const satisfies Record<FindingChange, readonly string[]>;

/** The end of a day in UTC. */
const endOf = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone 'UTC')`;

/**
 * Condition on `scans s`: the scan belongs to the later side. Undefined if there is no such side.
 */
const ofSide = ({ by, after }: Place): SQL | undefined => {
  if (by === 'branches') return sql`s.branch = ${after}`;
  if (by === 'scans') return isUuid(after) ? sql`s.id = ${after}::uuid` : undefined;
  return sql`s.finished_at < ${endOf(after)}`;
};

type EventRow = {
  id: string;
  kind: string;
  from: string | null;
  to: string | null;
  actor: string | null;
  scan_id: string | null;
  commit: string | null;
  at: Date | string;
};

const eventsOf = async (
  tx: Tx,
  place: Place,
  isOfSide: SQL,
  change: FindingChange,
  ids: readonly string[],
): Promise<EventRow[]> => {
  const isDays = place.by === 'days';
  const happened = isDays
    ? sql`e.created_at < ${endOf(place.after)}`
    : sql`s.id is not null and ${isOfSide}`;
  const { rows } = await tx.execute<EventRow>(sql`
    select distinct on (e.finding_id) e.finding_id as id, e.kind, e.data->>'from' as "from", e.data->>'to' as "to", e.actor_name as actor, e.scan_id, s.commit, e.created_at as at
    from finding_events e left join scans s on s.client_id = e.client_id and s.id = e.scan_id
    where e.client_id = ${place.clientId}::uuid and e.finding_id = any(${uuidArray(ids)}) and e.kind = any(${textArray((isDays ? kindsOfDays : kinds)[change])}) and ${happened}
    order by e.finding_id, e.id desc`);
  return rows;
};

type ReportRow = {
  id: string;
  tool: string;
  component: string | null;
  version: string | null;
  upgraded: string | null;
  author: string | null;
  scan_id: string | null;
  commit: string | null;
  at: Date | string | null;
};

/**
 * Author who last changed the line of a finding `f`: the name, or the e-mail address of the commit
 * if there is no name.
 */
const authorOf = sql`(select coalesce(d.data->'author'->>'name', d.data->'author'->>'email') from finding_details d where d.client_id = f.client_id and d.finding_id = f.id)`;

/**
 * Finds, for each finding, the latest report of its tool on the later side, and the other version
 * of its component in an SBOM of that side that no longer has the finding's version.
 */
const reportsOf = async (
  tx: Tx,
  { clientId, repository }: Place,
  isOfSide: SQL,
  ids: readonly string[],
): Promise<ReportRow[]> => {
  const imported = sql`s.client_id = ${clientId}::uuid and s.repository_id = ${repository}::uuid and ${isEffectiveImport()} and ${isOfSide}`;
  const { rows } = await tx.execute<ReportRow>(sql`
    with latest as (select distinct on (t.tool) t.tool, s.id, s.commit, s.finished_at from scans s, unnest(s.tools) t (tool) where ${imported} order by t.tool, s.id desc),
    shown as (
      select f.id, f.tool, f.component, f.component_version, substring(f.purl from '^pkg:([^/]+)/') as ecosystem, ${authorOf} as author
      from findings f where f.client_id = ${clientId}::uuid and f.repository_id = ${repository}::uuid and f.id = any(${uuidArray(ids)})
    ),
    listed as (
      select c.name, substring(c.purl from '^pkg:([^/]+)/') as ecosystem, array_agg(distinct c.version) as versions
      from components c join scans s on s.client_id = c.client_id and s.id = c.scan_id
      where c.client_id = ${clientId}::uuid and c.repository_id = ${repository}::uuid and c.version is not null and c.name in (select component from shown) and ${imported} group by 1, 2
    )
    select f.id, f.tool, f.component, f.component_version as version, f.author, l.id as scan_id, l.commit, l.finished_at as at,
      case when f.component_version <> all(c.versions) and cardinality(c.versions) = 1 then c.versions[1] end as upgraded
    from shown f left join latest l on l.tool = f.tool left join listed c on c.name = f.component and c.ecosystem is not distinct from f.ecosystem`);
  return rows;
};

const none = {
  scan_id: null,
  commit: null,
  at: null,
  from: null,
  to: null,
  actor: null,
  author: null,
} as const;

const ofEvent = (
  { kind, from, to, actor, scan_id, commit, at }: EventRow,
  author: string | null,
): ChangeReason => ({
  kind: ['found', 'reopened', 'fixed', 'moved'].includes(kind)
    ? (kind as ChangeReason['kind'])
    : 'decided', // one of these four
  scan_id,
  commit,
  at: toIso(new Date(at)),
  // A decision has only its new state: the previous one is shown on the other side.
  from: kind === 'moved' ? from : null,
  to: kind === 'moved' ? to : kind === 'status' ? to : null,
  actor,
  author,
});

const ofReport = (change: FindingChange, row: ReportRow): ChangeReason | undefined => {
  if (change === 'gone' && row.upgraded !== null)
    return { ...none, kind: 'upgraded', from: row.version, to: row.upgraded };
  if (change === 'kept' || row.scan_id === null) return undefined;
  return {
    ...none,
    kind: change === 'new' ? 'reported' : 'not_reported',
    scan_id: row.scan_id,
    commit: row.commit,
    at: row.at === null ? null : toIso(new Date(row.at)),
    // The author of a removed line is not the user who removed it.
    author: change === 'new' ? row.author : null,
  };
};

/** Returns the reasons for a page of rows, by finding id. An unchanged finding has none. */
export const findChangeReasons = async (
  tx: Tx,
  clientId: string,
  comparison: FindingComparison,
  rows: readonly Changed[],
): Promise<ReadonlyMap<string, ChangeReason>> => {
  const place = { clientId, ...comparison };
  const isOfSide = ofSide(place);
  if (isOfSide === undefined || rows.length === 0) return new Map();
  const reasons = new Map<string, ChangeReason>();
  const changeOf = new Map(rows.map(({ id, change }) => [id, change]));
  const authors = new Map<string, string | null>();
  for (const row of await reportsOf(tx, place, isOfSide, [...changeOf.keys()])) {
    const change = changeOf.get(row.id);
    const reason = change && ofReport(change, row);
    if (change === 'new') authors.set(row.id, row.author);
    if (reason) reasons.set(row.id, reason);
  }
  for (const change of ['new', 'gone', 'kept'] as const) {
    const ids = rows.filter((row) => row.change === change).map(({ id }) => id);
    if (ids.length === 0) continue;
    // An upgrade explains more than the event that the finding is no longer reported.
    for (const event of await eventsOf(tx, place, isOfSide, change, ids))
      if (reasons.get(event.id)?.kind !== 'upgraded')
        reasons.set(event.id, ofEvent(event, authors.get(event.id) ?? null));
  }
  return reasons;
};
