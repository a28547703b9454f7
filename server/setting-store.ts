// Documents of an organisation by key: small, read whole, saved whole, checked by their module.
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from './db/connect.ts';
import { settings } from './db/schema/operations.ts';

type Json = Record<string, unknown>;

export const readSetting = async (
  tx: Tx,
  clientId: string,
  key: string,
): Promise<Json | undefined> =>
  (
    await tx
      .select({ value: settings.value })
      .from(settings)
      .where(and(eq(settings.clientId, clientId), eq(settings.key, key)))
  )[0]?.value;

export const saveSetting = async (
  tx: Tx,
  clientId: string,
  key: string,
  value: Json,
  userId: string | null,
): Promise<void> => {
  await tx
    .insert(settings)
    .values({ clientId, key, value, updatedBy: userId })
    .onConflictDoUpdate({
      target: [settings.clientId, settings.key],
      set: {
        value,
        updatedBy: userId,
        updatedAt: sql`now()`,
        version: sql`${settings.version} + 1`,
      },
    });
};

export const deleteSetting = async (tx: Tx, clientId: string, key: string): Promise<void> => {
  await tx.delete(settings).where(and(eq(settings.clientId, clientId), eq(settings.key, key)));
};
