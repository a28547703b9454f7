import { and, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { recoveryCodes, users } from '../../db/schema/accounts.ts';
import { tokenHash } from '../../runtime/tokens.ts';
import type { User } from '../session/session.repo.ts';

type Id = { clientId: string; id: string };

const one = ({ clientId, id }: Id) => and(eq(users.clientId, clientId), eq(users.id, id));

export const findById = async (tx: Tx, id: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)))[0];

/** Whether somebody is a member, and stays one until the transaction ends: what is given to them is not given to nobody. */
export const staysMember = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')).length >
  0;

/** Somebody whose address is an active partner's has its rights from the start. */
export const insertUser = async (tx: Tx, user: typeof users.$inferInsert): Promise<void> => {
  await tx
    .insert(users)
    .values({
      ...user,
      isPartner: sql`exists (select from partners p where p.active and lower(p.email) = lower(${user.email}))`,
    });
};

export const updateUser = async (
  tx: Tx,
  user: Id,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> => {
  await tx.update(users).set(change).where(one(user));
};

/** Whether another person has this user name or e-mail. */
export const isTaken = async (tx: Tx, name: string, except: string): Promise<boolean> => {
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

/** Only their hashes are kept; earlier ones stop working. */
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
      .values(codes.map((code) => ({ clientId, userId: id, codeHash: tokenHash(code) })));
};

export const countRecoveryCodes = async (tx: Tx, { clientId, id }: Id): Promise<number> =>
  tx.$count(
    recoveryCodes,
    and(
      eq(recoveryCodes.clientId, clientId),
      eq(recoveryCodes.userId, id),
      isNull(recoveryCodes.usedAt),
    ),
  );

/** Verified members of the organisation, and those whose two-factor sign-in is on. */
export const countTwoFactor = async (
  tx: Tx,
  clientId: string,
): Promise<{ members: number; with: number }> => {
  const [row] = await tx
    .select({ members: count(), with: count(users.twoFactorEnabledAt) })
    .from(users)
    .where(and(eq(users.clientId, clientId), isNotNull(users.verifiedAt)));
  return row ?? { members: 0, with: 0 };
};
