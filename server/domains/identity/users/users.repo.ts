import { and, count, eq, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { recoveryCodes, users } from '../../../platform/db/schema/accounts.ts';
import { isUniqueViolation, mapUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { hashToken } from '../../../platform/runtime/tokens.ts';
import type { User } from '../session/session.repo.ts';

type Id = { clientId: string; id: string };

const one = ({ clientId, id }: Id) => and(eq(users.clientId, clientId), eq(users.id, id));

export const findUserById = async (tx: Tx, id: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)))[0];

/**
 * Returns whether the user is a member. Locks the row until the transaction ends, so that nothing
 * is assigned to a user who is being removed.
 */
export const lockMember = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(ofCurrentClient(users), eq(users.id, id)))
      .for('key share')
  ).length > 0;

/** A user with the address of an active partner has the partner's permissions from the start. */
export const createUser = async (tx: Tx, user: typeof users.$inferInsert): Promise<void> => {
  await mapUniqueViolation(
    tx.insert(users).values({
      ...user,
      isPartner: sql`exists (select from partners p where p.active and lower(p.email) = lower(${user.email}))`,
    }),
    'address_in_use',
  );
};

export const updateUser = async (
  tx: Tx,
  user: Id,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> => {
  try {
    await tx.update(users).set(change).where(one(user));
  } catch (error) {
    // If two users choose the same name at the same time, the index rejects the second.
    if (isUniqueViolation(error)) throw invalid('username', 'taken');
    throw error;
  }
};

/** Returns whether another user has this user name or e-mail address. */
export const isNameTaken = async (tx: Tx, name: string, except: string): Promise<boolean> => {
  const lower = name.toLowerCase();
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ne(users.id, except),
        sql`(lower(${users.username}) = ${lower} or lower(${users.email}) = ${lower})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** Stores hashes only and revokes the earlier codes. */
export const replaceRecoveryCodes = async (
  tx: Tx,
  { clientId, id }: Id,
  codes: readonly string[],
): Promise<void> => {
  await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.clientId, clientId), eq(recoveryCodes.userId, id)));
  if (codes.length > 0)
    await tx
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ clientId, userId: id, codeHash: hashToken(code) })));
};

/** Returns how many codes are left, and when the last one of the current set was used. */
export const countRecoveryCodes = async (
  tx: Tx,
  { clientId, id }: Id,
): Promise<{ left: number; usedAt: Date | null }> => {
  const [row] = await tx
    .select({
      left: sql<number>`count(*) filter (where ${recoveryCodes.usedAt} is null)`.mapWith(Number),
      usedAt: max(recoveryCodes.usedAt),
    })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.clientId, clientId), eq(recoveryCodes.userId, id)));
  return row ?? { left: 0, usedAt: null };
};

/** Counts the verified members, and those with two-factor sign-in. */
export const countTwoFactorMembers = async (
  tx: Tx,
  clientId: string,
): Promise<{ members: number; with: number }> => {
  const [row] = await tx
    .select({ members: count(), with: count(users.twoFactorEnabledAt) })
    .from(users)
    .where(and(eq(users.clientId, clientId), isNotNull(users.verifiedAt)));
  return row ?? { members: 0, with: 0 };
};
