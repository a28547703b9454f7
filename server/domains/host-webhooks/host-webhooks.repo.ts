import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { currentClient } from '../../platform/db/current-client.ts';
import { hostDeliveries, hostWebhooks } from '../../platform/db/schema/host-webhooks.ts';
import type { GitHost } from '../source-hosts/index.ts';

export type HostWebhook = typeof hostWebhooks.$inferSelect;

export const listWebhooks = (tx: Tx): Promise<HostWebhook[]> =>
  tx
    .select()
    .from(hostWebhooks)
    .where(eq(hostWebhooks.clientId, currentClient))
    .orderBy(asc(hostWebhooks.host));

/** Across tenants: an event contains only the id in its URL. */
export const findWebhook = async (tx: Tx, id: string): Promise<HostWebhook | undefined> => {
  const [row] = await tx.select().from(hostWebhooks).where(eq(hostWebhooks.id, id));
  return row;
};

/** The URL stays the same if the secret is replaced. */
export const upsertWebhook = async (
  tx: Tx,
  row: Pick<HostWebhook, 'clientId' | 'host' | 'id' | 'createdBy'> & { rotatedAt: Date },
): Promise<HostWebhook> => {
  const { rotatedAt } = row;
  const [webhook] = await tx
    .insert(hostWebhooks)
    .values({ ...row, createdAt: rotatedAt })
    .onConflictDoUpdate({
      target: [hostWebhooks.clientId, hostWebhooks.host],
      set: { rotatedAt },
    })
    .returning();
  if (!webhook) throw new Error('The upsert of a webhook returned no row');
  return webhook;
};

export const deleteWebhook = async (tx: Tx, host: GitHost): Promise<boolean> => {
  const { rowCount } = await tx
    .delete(hostWebhooks)
    .where(and(eq(hostWebhooks.clientId, currentClient), eq(hostWebhooks.host, host)));
  return rowCount === 1;
};

/** Returns false for a known delivery: a host repeats one until it gets a response. */
export const insertDelivery = async (
  tx: Tx,
  { clientId, id }: HostWebhook,
  delivery: string,
): Promise<boolean> => {
  const { rowCount } = await tx
    .insert(hostDeliveries)
    .values({ clientId, webhookId: id, delivery })
    .onConflictDoNothing();
  return rowCount === 1;
};

export const markDelivered = async (tx: Tx, { host }: HostWebhook, at: Date): Promise<void> => {
  await tx
    .update(hostWebhooks)
    .set({ lastDeliveryAt: at })
    .where(and(eq(hostWebhooks.clientId, currentClient), eq(hostWebhooks.host, host)));
};

/** Hosts repeat a delivery for some days at most. */
const deliveryDays = 30;

export const deleteOldDeliveries = async (tx: Tx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - deliveryDays * 86_400_000);
  await tx.delete(hostDeliveries).where(lt(hostDeliveries.receivedAt, sql`${before}::timestamptz`));
};
