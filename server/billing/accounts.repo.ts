import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { clients, users } from '../db/schema/accounts.ts';
import { billingAccounts, billingEvents, type billingProviders } from '../db/schema/billing.ts';
import { pricings } from '../db/schema/catalogue.ts';

export type Provider = (typeof billingProviders)[number];
export type BillingAccount = typeof billingAccounts.$inferSelect;
type Change = Partial<typeof billingAccounts.$inferInsert>;

const one = (clientId: string, provider: Provider) =>
  and(eq(billingAccounts.clientId, clientId), eq(billingAccounts.provider, provider));

export const readAccount = async (
  tx: Tx,
  clientId: string,
  provider: Provider,
): Promise<BillingAccount | undefined> =>
  (await tx.select().from(billingAccounts).where(one(clientId, provider)))[0];

export const listAccounts = (tx: Tx, clientId: string): Promise<BillingAccount[]> =>
  tx.select().from(billingAccounts).where(eq(billingAccounts.clientId, clientId));

/** All of one provider, for what looks after them. */
export const listAccountsOf = (tx: Tx, provider: Provider): Promise<BillingAccount[]> =>
  tx.select().from(billingAccounts).where(eq(billingAccounts.provider, provider));

/** Whose account it is: for what comes from the provider, which knows no organisations. */
export const findAccount = async (
  tx: Tx,
  provider: Provider,
  accountId: string,
): Promise<BillingAccount | undefined> =>
  (
    await tx
      .select()
      .from(billingAccounts)
      .where(and(eq(billingAccounts.provider, provider), eq(billingAccounts.accountId, accountId)))
  )[0];

/** Of two who become a customer at once, the first one's stays. */
export const keepAccount = async (
  tx: Tx,
  account: { clientId: string; provider: Provider; accountId: string; email: string | null },
): Promise<BillingAccount | undefined> =>
  (
    await tx
      .insert(billingAccounts)
      .values(account)
      .onConflictDoNothing({ target: [billingAccounts.clientId, billingAccounts.provider] })
      .returning()
  )[0];

export const changeAccount = async (
  tx: Tx,
  { clientId, provider }: { clientId: string; provider: Provider },
  change: Change,
): Promise<BillingAccount | undefined> =>
  (
    await tx
      .update(billingAccounts)
      .set({ ...change, updatedAt: sql`now()` })
      .where(one(clientId, provider))
      .returning()
  )[0];

/** The number of the question that is about to be asked. */
export const countQuestion = async (
  tx: Tx,
  clientId: string,
  provider: Provider,
): Promise<number> =>
  (
    await tx
      .update(billingAccounts)
      .set({ asked: sql`${billingAccounts.asked} + 1` })
      .where(one(clientId, provider))
      .returning()
  )[0]?.asked ?? 0;

export const heardBefore = async (tx: Tx, clientId: string, id: string): Promise<boolean> =>
  (
    await tx
      .select({ id: billingEvents.id })
      .from(billingEvents)
      .where(and(eq(billingEvents.clientId, clientId), eq(billingEvents.id, id)))
  ).length > 0;

export const rememberEvent = async (
  tx: Tx,
  event: { clientId: string; id: string; type: string },
): Promise<void> => {
  await tx.insert(billingEvents).values(event).onConflictDoNothing();
};

export const lockClient = async (
  tx: Tx,
  clientId: string,
): Promise<typeof clients.$inferSelect | undefined> =>
  (await tx.select().from(clients).where(eq(clients.clientId, clientId)).for('update'))[0];

export const organizationNameOf = async (tx: Tx, clientId: string): Promise<string | undefined> =>
  (
    await tx
      .select({ name: clients.organizationName })
      .from(clients)
      .where(eq(clients.clientId, clientId))
  )[0]?.name;

/** Those who may pay for an organisation. */
export const listAdmins = async (tx: Tx, clientId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.clientId, clientId),
          inArray(users.role, ['admin', 'superadmin']),
          isNotNull(users.verifiedAt),
        ),
      )
  ).map(({ id }) => id);

export const setTier = async (tx: Tx, clientId: string, tier: string): Promise<void> => {
  await tx
    .update(clients)
    .set({ tier, version: sql`${clients.version} + 1` })
    .where(eq(clients.clientId, clientId));
};

export const listPlans = (tx: Tx): Promise<(typeof pricings.$inferSelect)[]> =>
  tx.select().from(pricings);
