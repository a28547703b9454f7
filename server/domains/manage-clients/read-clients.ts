import { sql } from 'drizzle-orm';
import type { Scope } from '#domain/roles';
import { isOpenFinding } from '../../platform/db/open-finding.ts';
import { contains, uuidArray } from '../../platform/db/text-match.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { ClientsList } from '../findings/index.ts';
import {
  acrossClients,
  listRecordedVisits,
  isManagedClient,
  writeVisit,
} from './manage-clients.service.ts';

/** Maximum number of organizations that one list, filter or file reads. */
export const maxClients = 100;

/** Organizations beyond this number are counted but not named. */
const maxNamed = 20;

interface Visitor {
  who: Principal;
  scope: Scope;
  requestId: string;
}

interface Which {
  /** Only these; if absent, all that the caller manages. */
  ids?: readonly string[] | undefined;
  /** Part of their name. */
  name?: string | undefined;
  /** What is read, for the audit log of each organization. */
  what: 'findings' | 'filters' | 'export';
}

/**
 * Returns the organizations that the caller may read together, each with the caller as its guest:
 * those with findings, the ones with the most open findings first. Each audit log records the
 * visit: an export every time, the others once in some minutes.
 * @throws 404 if the caller does not manage one of `ids`
 */
export const readClients = (
  deps: Deps,
  { who, scope, requestId }: Visitor,
  { ids, name, what }: Which,
): Promise<ClientsList> =>
  acrossClients(deps, async (tx) => {
    const mine = sql`${isManagedClient(who, scope)}${ids ? sql` and c.client_id = any(${uuidArray(ids)})` : sql``}`;
    if (ids) {
      const { rows } = await tx.execute<{ n: number }>(
        sql`select count(*)::int as n from clients c where ${mine}`,
      );
      if (rows[0]?.n !== new Set(ids).size) throw notFound('Organisation');
    }
    const { rows } = await tx.execute<{ id: string; name: string; found: number }>(sql`
      select c.client_id as id, c.organization_name as name, count(*) over ()::int as found
      from clients c cross join lateral (
        select coalesce(sum(n), 0)::int as open from finding_totals f where f.client_id = c.client_id and ${isOpenFinding}
      ) o
      where ${mine} and c.organization_name ilike ${contains(name ?? '')} and exists (select from findings f where f.client_id = c.client_id)
      order by o.open desc, c.client_id limit ${maxClients + maxNamed}`);
    const clients = rows.map(({ id, name: called }) => ({ id, name: called }));
    const read = clients.slice(0, maxClients);
    const known =
      what === 'export'
        ? new Set<string>()
        : await listRecordedVisits(
            tx,
            who,
            read.map(({ id }) => id),
            what,
            deps.now(),
          );
    for (const { id } of read) if (!known.has(id)) await writeVisit(tx, who, id, what, requestId);
    return {
      readers: read.map((client) => ({ client, who: { ...who, clientId: client.id } })),
      tooMany: {
        count: Math.max(0, (rows[0]?.found ?? 0) - maxClients),
        named: clients.slice(maxClients),
      },
    };
  });
