// Pilots: an organization has access to everything for a limited time.
import { and, eq, lte, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit-log/index.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';

type PilotColumns = { piloting: boolean; pilotUntil: Date | null };

/** The start of the day after the last day, in UTC. */
export const endOfPilot = (lastDay: string): Date =>
  new Date(Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000);

export const lastDayOfPilot = (pilotUntil: Date | null): string | null =>
  pilotUntil === null ? null : new Date(pilotUntil.getTime() - 1).toISOString().slice(0, 10);

export const isPiloting = ({ piloting, pilotUntil }: PilotColumns, now: Date): boolean =>
  piloting && (pilotUntil === null || pilotUntil > now);

/** SQL for the effective plan of `clients`: the largest one during a pilot. */
export const tierInForce = (now: Date) =>
  sql<string>`case when ${clients.piloting} and (${clients.pilotUntil} is null or ${clients.pilotUntil} > ${now.toISOString()}::timestamptz) then 'enterprise' else ${clients.tier} end`;

/** Ends expired pilots, and records it in the organization's audit log. */
export const endPilots = (deps: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  acrossTenants(deps.db, 'administer organisations', async (tx) => {
    const ended = await tx
      .update(clients)
      .set({ piloting: false, pilotUntil: null })
      .where(and(eq(clients.piloting, true), lte(clients.pilotUntil, deps.now())))
      .returning({ clientId: clients.clientId });
    for (const { clientId } of ended)
      await writeAudit(tx, {
        clientId,
        action: 'clients.pilot',
        subject: { type: 'client', id: clientId },
        detail: { piloting: false },
      });
  });
