import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';

/** Ids of the users who administrate the organisation and have verified their address. */
export const listAdministrators = async (tx: Tx, clientId: string): Promise<string[]> =>
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
