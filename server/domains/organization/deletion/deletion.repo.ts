import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients, users } from '../../../platform/db/schema/accounts.ts';
import { billingAccounts } from '../../../platform/db/schema/billing.ts';

export type ClientRow = typeof clients.$inferSelect;

/** Locks the row, so that a request, its cancellation and the deletion are serialized. */
export const lockClient = async (tx: Tx, clientId: string): Promise<ClientRow | undefined> =>
  (await tx.select().from(clients).where(eq(clients.clientId, clientId)).for('update'))[0];

/**
 * Returns whether the installation would have no super-administrator without this organization.
 * Super-administrators of an organization that is itself about to be deleted do not count. Has to
 * run across tenants.
 */
export const hasLastSuperadmins = async (tx: Tx, clientId: string): Promise<boolean> => {
  const verified = and(eq(users.role, 'superadmin'), isNotNull(users.verifiedAt));
  const own = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, clientId), verified))
    .limit(1);
  if (own.length === 0) return false;
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(clients, eq(clients.clientId, users.clientId))
    .where(and(ne(users.clientId, clientId), isNull(clients.deletesAt), verified))
    .limit(1);
  return others.length === 0;
};

/** Set while the organization pays: the end of a subscription removes the tier. */
export const hasPaidSubscription = async (tx: Tx, clientId: string): Promise<boolean> =>
  (
    await tx
      .select({ provider: billingAccounts.provider })
      .from(billingAccounts)
      .where(and(eq(billingAccounts.clientId, clientId), isNotNull(billingAccounts.paidTier)))
  ).length > 0;
