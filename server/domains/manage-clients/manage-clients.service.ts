import { eq, sql, type SQL } from 'drizzle-orm';
import { isOpenFinding } from '../../platform/db/open-finding.ts';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { clientHealths, needAttention } from '#domain/client-health';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { clients } from '../../platform/db/schema/accounts.ts';
import { acrossTenants } from '../../platform/db/tenancy.ts';
import { contains, textArray, uuidArray } from '../../platform/db/text-match.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import { toPageMeta, type PageRequest, toPageRange } from '../../platform/http/paging.ts';
import { endOfPilot, lastDayOfPilot } from '../billing/index.ts';
import { partnerIdsByEmail, requirePartner } from '../billing/partners/index.ts';
import { firstIdAt } from '../../platform/runtime/ids.ts';
import { expiresSoonThreshold } from '../identity/index.ts';

type Schemas = components['schemas'];

type Row = Omit<
  Schemas['ClientSummary'],
  '_id' | 'open_findings' | 'last_scan_at' | 'created_at' | 'pilot_until'
> &
  Schemas['SeverityCounts'] & {
    id: string;
    pilot_until: Date | string | null;
    last_scan_at: Date | string | null;
    created_at: Date | string;
  };

const summaryOf = ({
  id,
  organization_name,
  tier,
  piloting,
  pilot_until: pilotUntil,
  partner,
  partner_id,
  members,
  repositories,
  health,
  critical,
  high,
  medium,
  low,
  info,
  last_scan_at: lastScan,
  created_at: created,
}: Row): Schemas['ClientSummary'] => ({
  _id: id,
  organization_name,
  tier,
  piloting,
  pilot_until: lastDayOfPilot(pilotUntil === null ? null : new Date(pilotUntil)),
  partner,
  partner_id,
  members,
  repositories,
  health,
  open_findings: { critical, high, medium, low, info },
  last_scan_at: lastScan === null ? null : new Date(lastScan).toISOString(),
  created_at: new Date(created).toISOString(),
});

const tally = (severity: string) =>
  sql`coalesce(sum(n) filter (where severity = ${severity}), 0)::int as ${sql.identifier(severity)}`;

/**
 * The figures of the organizations that match `where`, in one statement. Open findings come from
 * the maintained counts.
 */
const figures = (where: SQL, now: Date) => sql`
  select c.client_id as id, c.organization_name, c.tier, c.piloting, c.pilot_until, c.created_at, o.*, r.*,
    p.name as partner, p.id as partner_id,
    (select count(*)::int from users u where u.client_id = c.client_id) as members,
    case when r.any_failed then 'scan_failed' when t.last < ${now} then 'token_expired' when t.next < ${expiresSoonThreshold(now)} then 'token_expiring'
      when r.last_scan_at is null then 'setting_up' else 'healthy' end as health
  from clients c
  left join partners p on p.id = c.brought_by
  cross join lateral (
    select ${sql.join(['critical', 'high', 'medium', 'low', 'info'].map(tally), sql`, `)}, coalesce(sum(n), 0)::int as open
    from finding_totals f where f.client_id = c.client_id and ${isOpenFinding}
  ) o
  cross join lateral (
    select count(*)::int as repositories, count(*) filter (where r.active and r.status = 'pending')::int as unscanned, max(r.last_scan_at) as last_scan_at,
      coalesce(bool_or(s.status = 'failed') filter (where r.active), false) as any_failed
    from repositories r left join lateral (
      select s.status from scans s where s.client_id = r.client_id and s.repository_id = r.id and not s.dry_run order by s.id desc limit 1
    ) s on true where r.client_id = c.client_id
  ) r
  cross join lateral (
    select max(expires_at) as last, min(expires_at) filter (where expires_at >= ${now}) as next from api_tokens a where a.client_id = c.client_id and a.revoked_at is null
  ) t
  where ${where}`;

/** A partner sees the organizations that it referred; a super-administrator sees all. */
export const isManagedClient = (who: Principal, scope: Scope): SQL =>
  scope === 'all' ? sql`true` : sql`c.brought_by in ${partnerIdsByEmail(who.email)}`;

export const acrossClients = <T>(deps: Deps, work: (tx: Tx) => Promise<T>) =>
  acrossTenants(deps.db, 'administer organisations', work);

type ListQuery = PageRequest & {
  q?: string;
  piloting?: boolean;
  tier?: Schemas['SubscriptionTier'];
  health?: Schemas['ClientHealth'];
};

const matching = ({ q, piloting, tier }: ListQuery): SQL =>
  sql`c.organization_name ilike ${contains(q ?? '')}${piloting === undefined ? sql`` : sql` and c.piloting = ${piloting}`}${tier === undefined ? sql`` : sql` and c.tier = ${tier}`}`;

export const listManagedClients = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  query: ListQuery,
): Promise<Schemas['ClientSummaryList']> =>
  acrossClients(deps, async (tx) => {
    const window = toPageRange(query);
    const { rows } = await tx.execute<{ total: number; client: Row | null }>(sql`
      with found as materialized (
        select * from (${figures(sql`${isManagedClient(who, scope)} and ${matching(query)}`, deps.now())}) f ${query.health === undefined ? sql`` : sql`where health = ${query.health}`}
      )
      select (select count(*)::int from found) as total, to_jsonb(p) as client from (select 1) one left join lateral (
        select * from found order by array_position(${textArray(clientHealths)}, health), open desc, lower(organization_name), id limit ${window.limit} offset ${window.offset}
      ) p on true`);
    return {
      data: rows.flatMap(({ client }) => (client ? [summaryOf(client)] : [])),
      meta: toPageMeta(rows[0]?.total ?? 0, window),
    };
  });

/**
 * Overdue depends on the time, so it cannot be maintained as a count. Few findings are critical,
 * and the severity index finds them.
 */
const overdueCriticals = (now: Date) => sql`
  select count(*)::int as overdue from findings f
  where f.client_id = c.id and f.severity_order >= 4000 and ${isOpenFinding} and f.due_order < ${now}`;

export const getManagedClientTotals = (
  deps: Deps,
  who: Principal,
  scope: Scope,
): Promise<Schemas['ClientTotalsDocument']> =>
  acrossClients(deps, async (tx) => {
    const now = deps.now();
    const {
      rows: [data],
    } = await tx.execute<Schemas['ClientTotals']>(sql`
      select count(*)::int as clients, (count(*) filter (where c.last_scan_at is null))::int as setting_up,
        (count(*) filter (where c.health = any(${textArray(needAttention)})))::int as attention, (count(*) filter (where c.piloting))::int as piloting,
        coalesce(sum(c.repositories), 0)::int as repositories, coalesce(sum(c.unscanned), 0)::int as unscanned_repositories, coalesce(sum(c.open), 0)::int as open_findings,
        coalesce(sum(d.opened), 0)::int as found_in_a_week, coalesce(sum(d.closed), 0)::int as closed_in_a_week,
        coalesce(sum(e.overdue), 0)::int as critical_overdue, (count(*) filter (where e.overdue > 0))::int as critical_overdue_clients
      from (${figures(isManagedClient(who, scope), now)}) c
      cross join lateral (select sum(opened) as opened, sum(closed) as closed from daily_counts d where d.client_id = c.id and d.day > (${now}::timestamptz at time zone 'UTC')::date - 7) d
      cross join lateral (${overdueCriticals(now)}) e`);
    if (!data) throw new Error('The totals query returned no row');
    return { data };
  });

const documentOf = async (
  deps: Deps,
  tx: Tx,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Schemas['ClientSummaryDocument']> => {
  const {
    rows: [row],
  } = await tx.execute<Row>(
    figures(sql`c.client_id = ${id} and ${isManagedClient(who, scope)}`, deps.now()),
  );
  if (!row) throw notFound('Organisation');
  return { data: summaryOf(row) };
};

export const getManagedClient = (deps: Deps, who: Principal, scope: Scope, id: string) =>
  acrossClients(deps, (tx) => documentOf(deps, tx, who, scope, id));

/**
 * Filter options are counted again with each change of the list, so a visit is logged at most once
 * in this time.
 */
const visitMinutes = 15;

/** Returns the organizations whose audit log already has this visit. */
export const listRecordedVisits = async (
  tx: Tx,
  who: Principal,
  clientIds: readonly string[],
  what: string,
  now: Date,
): Promise<ReadonlySet<string>> => {
  const since = new Date(now.getTime() - visitMinutes * 60_000);
  const { rows } = await tx.execute<{ client_id: string }>(sql`
    select distinct client_id from audit_log where client_id = any(${uuidArray(clientIds)}) and id >= ${firstIdAt(since)}::uuid
      and actor_id = ${who.userId} and action = 'clients.view' and subject_type = ${what}`);
  return new Set(rows.map(({ client_id: id }) => id));
};

export const writeVisit = (
  tx: Tx,
  who: Principal,
  clientId: string,
  what: string,
  requestId: string,
): Promise<void> =>
  writeAudit(tx, {
    clientId,
    actor: who,
    action: 'clients.view',
    subject: { type: what },
    detail: { from: who.clientId },
    requestId,
  });

/**
 * A read-only principal of another organization, for its partner or a super-administrator. Each
 * access is written to the audit log of the visited organization.
 */
export const toGuestPrincipal = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
  what: string,
  requestId: string,
): Promise<Principal> =>
  acrossClients(deps, async (tx) => {
    await documentOf(deps, tx, who, scope, id);
    const known = what === 'filters' && (await listRecordedVisits(tx, who, [id], what, deps.now()));
    if (!known || !known.has(id)) await writeVisit(tx, who, id, what, requestId);
    return { ...who, clientId: id };
  });

export const updatePiloting = (
  deps: Deps,
  who: Principal,
  { client_id: id, piloting }: Schemas['PilotingRequest'],
  requestId: string,
) =>
  acrossClients(deps, async (tx) => {
    await documentOf(deps, tx, who, 'all', id);
    await tx.update(clients).set({ piloting, pilotUntil: null }).where(eq(clients.clientId, id));
    await writeAudit(tx, {
      clientId: id,
      actor: who,
      action: 'clients.pilot',
      subject: { type: 'client', id },
      detail: { piloting },
      requestId,
    });
    return documentOf(deps, tx, who, 'all', id);
  });

/** Updates the plan of an organization, and the last day of its pilot. */
export const updatePlan = (
  deps: Deps,
  who: Principal,
  { client_id: id, tier, pilot_until: lastDay }: Schemas['ClientPlanRequest'],
  requestId: string,
) =>
  acrossClients(deps, async (tx) => {
    const { data: before } = await documentOf(deps, tx, who, 'all', id);
    const pilotUntil = lastDay === null ? null : endOfPilot(lastDay);
    if (pilotUntil !== null && pilotUntil <= deps.now())
      throw invalid('pilot_until', 'day_is_over');
    await tx
      .update(clients)
      .set({ tier, piloting: pilotUntil !== null, pilotUntil })
      .where(eq(clients.clientId, id));
    await writeAudit(tx, {
      clientId: id,
      actor: who,
      action: 'clients.plan',
      subject: { type: 'client', id },
      detail: { from: before.tier, to: tier, pilot_until: lastDay },
      requestId,
    });
    return documentOf(deps, tx, who, 'all', id);
  });

export const updatePartner = (
  deps: Deps,
  who: Principal,
  { client_id: id, partner_id: partnerId }: Schemas['ClientPartnerRequest'],
  requestId: string,
) =>
  acrossClients(deps, async (tx) => {
    await documentOf(deps, tx, who, 'all', id);
    const partner = partnerId === null ? null : await requirePartner(tx, partnerId);
    await tx.update(clients).set({ referringPartnerId: partnerId }).where(eq(clients.clientId, id));
    await writeAudit(tx, {
      clientId: id,
      actor: who,
      action: 'clients.partner',
      subject: { type: 'client', id },
      detail: { partner: partner?.name ?? null },
      requestId,
    });
    return documentOf(deps, tx, who, 'all', id);
  });
