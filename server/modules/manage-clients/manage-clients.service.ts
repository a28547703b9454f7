import { eq, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { clients } from '../../db/schema/accounts.ts';
import { acrossTenants } from '../../db/tenancy.ts';
import { contains } from '../../db/text-match.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { metaOf, type PageRequest, windowOf } from '../lists.ts';

type Schemas = components['schemas'];

type Row = {
  id: string;
  organization_name: string;
  tier: Schemas['SubscriptionTier'];
  piloting: boolean;
  partner: string | null;
  members: number;
  repositories: number;
  critical: number;
  high: number;
  medium: number;
  low: number;
  info: number;
  last_scan_at: Date | null;
  created_at: Date;
};

const summaryOf = ({ id, critical, high, medium, low, info, last_scan_at: lastScan, created_at: created, ...row }: Row): Schemas['ClientSummary'] => ({
  _id: id,
  ...row,
  open_findings: { critical, high, medium, low, info },
  last_scan_at: lastScan === null ? null : new Date(lastScan).toISOString(),
  created_at: new Date(created).toISOString(),
});

const tally = (severity: string) => sql`coalesce(sum(n) filter (where severity = ${severity}), 0)::int as ${sql.identifier(severity)}`;

const select = sql`
  select c.client_id as id, c.organization_name, c.tier, c.piloting, c.created_at, o.critical, o.high, o.medium, o.low, o.info,
    (select p.username from users p where p.id = c.brought_by) as partner,
    (select count(*)::int from users u where u.client_id = c.client_id) as members,
    (select count(*)::int from repositories r where r.client_id = c.client_id) as repositories,
    (select max(r.last_scan_at) from repositories r where r.client_id = c.client_id) as last_scan_at
  from clients c cross join lateral (
    select ${sql.join(['critical', 'high', 'medium', 'low', 'info'].map(tally), sql`, `)}
    from finding_counts f where f.client_id = c.client_id and f.status in ('open', 'in_progress') and not f.false_positive and not f.is_duplicate
  ) o`;

/** A partner sees the organisations that it brought, a super-admin sees all. */
const visible = (who: Principal, scope: Scope): SQL => (scope === 'all' ? sql`true` : sql`c.brought_by = ${who.userId}`);

const across = <T>(deps: Deps, work: (tx: Tx) => Promise<T>) => acrossTenants(deps.db, 'administer organisations', work);

type ListQuery = PageRequest & { q?: string; piloting?: boolean };

export const listManagedClients = (deps: Deps, who: Principal, scope: Scope, query: ListQuery): Promise<Schemas['ClientSummaryList']> =>
  across(deps, async (tx) => {
    const window = windowOf(query);
    const words = contains(query.q ?? '');
    const where = sql`${visible(who, scope)} and c.organization_name ilike ${words}${query.piloting === undefined ? sql`` : sql` and c.piloting = ${query.piloting}`}`;
    const { rows } = await tx.execute<Row>(sql`${select} where ${where} order by lower(c.organization_name), c.client_id limit ${window.limit} offset ${window.offset}`);
    const { rows: [total] } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from clients c where ${where}`);
    return { data: rows.map(summaryOf), meta: metaOf(total?.n ?? 0, window) };
  });

const documentOf = async (tx: Tx, who: Principal, scope: Scope, id: string): Promise<Schemas['ClientSummaryDocument']> => {
  const { rows: [row] } = await tx.execute<Row>(sql`${select} where c.client_id = ${id} and ${visible(who, scope)}`);
  if (!row) throw notFound('Organisation');
  return { data: summaryOf(row) };
};

export const getManagedClient = (deps: Deps, who: Principal, scope: Scope, id: string) => across(deps, (tx) => documentOf(tx, who, scope, id));

/**
 * Somebody of another organisation who may look into this one, as a person of it. Read only, and each look stands in
 * the log of the organisation that was looked at.
 */
export const asGuestOf = (deps: Deps, who: Principal, scope: Scope, id: string, what: string, requestId: string): Promise<Principal> =>
  across(deps, async (tx) => {
    await documentOf(tx, who, scope, id);
    await writeAudit(tx, { clientId: id, actor: who, action: 'clients.view', subject: { type: what }, detail: { from: who.clientId }, requestId });
    return { ...who, clientId: id };
  });

export const setPiloting = (deps: Deps, who: Principal, { client_id: id, piloting }: Schemas['PilotingRequest'], requestId: string) =>
  across(deps, async (tx) => {
    await documentOf(tx, who, 'all', id);
    await tx.update(clients).set({ piloting }).where(eq(clients.clientId, id));
    await writeAudit(tx, { clientId: id, actor: who, action: 'clients.pilot', subject: { type: 'client', id }, detail: { piloting }, requestId });
    return documentOf(tx, who, 'all', id);
  });
