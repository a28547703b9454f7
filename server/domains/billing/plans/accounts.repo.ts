import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import {
  billingAccounts,
  billingEvents,
  type billingProviders,
} from '../../../platform/db/schema/billing.ts';
import { pricings } from '../../../platform/db/schema/catalogue.ts';

export type Provider = (typeof billingProviders)[number];
export type BillingAccount = typeof billingAccounts.$inferSelect;
type Change = Partial<typeof billingAccounts.$inferInsert>;

const isAccount = (clientId: string, provider: Provider) =>
  and(eq(billingAccounts.clientId, clientId), eq(billingAccounts.provider, provider));

export const findAccountByClient = async (
  tx: Tx,
  clientId: string,
  provider: Provider,
): Promise<BillingAccount | undefined> =>
  (await tx.select().from(billingAccounts).where(isAccount(clientId, provider)))[0];

export const listAccounts = (tx: Tx, clientId: string): Promise<BillingAccount[]> =>
  tx.select().from(billingAccounts).where(eq(billingAccounts.clientId, clientId));

/** For the background job, which polls every account of a provider. */
export const listAccountsByProvider = (tx: Tx, provider: Provider): Promise<BillingAccount[]> =>
  tx.select().from(billingAccounts).where(eq(billingAccounts.provider, provider));

/** For events of the provider, which contain its account id but not the organization. */
export const findAccountByProviderId = async (
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

/** Of two concurrent inserts the first wins; the other returns undefined. */
export const createAccount = async (
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

export const updateAccount = async (
  tx: Tx,
  { clientId, provider }: { clientId: string; provider: Provider },
  change: Change,
): Promise<BillingAccount | undefined> =>
  (
    await tx
      .update(billingAccounts)
      .set({ ...change, updatedAt: sql`now()` })
      .where(isAccount(clientId, provider))
      .returning()
  )[0];

/**
 * The sequence number of the next read of the provider's state. `applySubscriptionState` compares
 * it, so that an older response never overwrites a newer one.
 */
export const nextSyncNumber = async (
  tx: Tx,
  clientId: string,
  provider: Provider,
): Promise<number> =>
  (
    await tx
      .update(billingAccounts)
      .set({ asked: sql`${billingAccounts.asked} + 1` })
      .where(isAccount(clientId, provider))
      .returning()
  )[0]?.asked ?? 0;

export const isEventProcessed = async (tx: Tx, clientId: string, id: string): Promise<boolean> =>
  (
    await tx
      .select({ id: billingEvents.id })
      .from(billingEvents)
      .where(and(eq(billingEvents.clientId, clientId), eq(billingEvents.id, id)))
  ).length > 0;

export const markEventProcessed = async (
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

/** The legal name, if the organization has entered one, and the address. */
export const findPayer = async (
  tx: Tx,
  clientId: string,
): Promise<{ name: string; address: string | null } | undefined> =>
  (
    await tx
      .select({
        name: sql<string>`coalesce(${clients.document} ->> 'legal_name', ${clients.organizationName})`,
        address: sql<string | null>`${clients.document} ->> 'address'`,
      })
      .from(clients)
      .where(eq(clients.clientId, clientId))
  )[0];

export const updateTier = async (tx: Tx, clientId: string, tier: string): Promise<void> => {
  await tx
    .update(clients)
    .set({ tier, version: sql`${clients.version} + 1` })
    .where(eq(clients.clientId, clientId));
};

export const isCardOnFile = ({
  document,
}: Pick<typeof clients.$inferSelect, 'document'>): boolean => document['credit_card'] === true;

/** Stores only whether there is a card: the card itself never reaches this server. */
export const updateCardOnFile = async (
  tx: Tx,
  clientId: string,
  isOnFile: boolean,
): Promise<void> => {
  await tx
    .update(clients)
    .set({
      document: sql`${clients.document} || ${JSON.stringify({ credit_card: isOnFile })}::jsonb`,
      version: sql`${clients.version} + 1`,
    })
    .where(eq(clients.clientId, clientId));
};

export const listPlans = (tx: Tx): Promise<(typeof pricings.$inferSelect)[]> =>
  tx.select().from(pricings);
