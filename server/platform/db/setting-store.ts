// JSON settings of an organization by key: small documents, read and written as a whole, validated
// by their domain.
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from './connect.ts';
import { settings } from './schema/operations.ts';

type Json = Record<string, unknown>;

export const findSetting = async (
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

export const upsertSetting = async (
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
