import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';

/** A user who administrates their organisation and has verified their address. */
export const isAdministrator = and(
  inArray(users.role, ['admin', 'superadmin']),
  isNotNull(users.verifiedAt),
);

export const listAdministrators = async (tx: Tx, clientId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.clientId, clientId), isAdministrator))
  ).map(({ id }) => id);
