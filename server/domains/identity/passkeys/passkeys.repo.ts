import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { passkeys } from '../../../platform/db/schema/accounts.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
type Owner = { clientId: string; userId: string };

const isOwn = ({ clientId, userId }: Owner) =>
  and(eq(passkeys.clientId, clientId), eq(passkeys.userId, userId));

const isOne = (owner: Owner, id: string) => and(isOwn(owner), eq(passkeys.id, id));

export const listPasskeysOf = (tx: Tx, owner: Owner): Promise<PasskeyRow[]> =>
  tx.select().from(passkeys).where(isOwn(owner)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export const countPasskeysOf = (tx: Tx, owner: Owner): Promise<number> =>
  tx.$count(passkeys, isOwn(owner));

export const findPasskey = async (tx: Tx, credentialId: Buffer): Promise<PasskeyRow | undefined> =>
  (await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0];

export const insertPasskey = async (
  tx: Tx,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow> => {
  const [stored] = await tx.insert(passkeys).values(row).returning();
  if (!stored) throw new Error('The insert returned no passkey');
  return stored;
};

export const updatePasskeyName = async (
  tx: Tx,
  owner: Owner,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> =>
  (await tx.update(passkeys).set({ name }).where(isOne(owner, id)).returning())[0];

export const deletePasskey = async (
  tx: Tx,
  owner: Owner,
  id: string,
): Promise<PasskeyRow | undefined> =>
  (await tx.delete(passkeys).where(isOne(owner, id)).returning())[0];

/** Returns the number of deleted passkeys. */
export const deletePasskeysOf = async (tx: Tx, owner: Owner): Promise<number> =>
  (await tx.delete(passkeys).where(isOwn(owner))).rowCount ?? 0;

/**
 * Stores the counter of a signature. Returns false if it is not above the stored one, which means
 * that two devices sign with the same key. Authenticators without a counter always report 0.
 */
export const advanceCounter = async (
  tx: Tx,
  passkey: PasskeyRow,
  counter: number,
  now: Date,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        isOne(passkey, passkey.id),
        or(
          lt(passkeys.counter, counter),
          and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
        ),
      ),
    );
  return rowCount === 1;
};
