import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { rolesWith } from '#domain/roles';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';

/** A user who administers their organization and has verified their e-mail address. */
export const isAdministrator = and(
  inArray(users.role, ['admin', 'superadmin']),
  isNotNull(users.verifiedAt),
);

const isDecider = and(
  inArray(users.role, [...rolesWith('findings:accept-risk')]),
  isNotNull(users.verifiedAt),
);

const listUsers = async (tx: Tx, clientId: string, which: SQL | undefined): Promise<string[]> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.clientId, clientId), which))
  ).map(({ id }) => id);

export const listAdministrators = (tx: Tx, clientId: string): Promise<string[]> =>
  listUsers(tx, clientId, isAdministrator);

/** The users responsible for an organization's findings: its administrators and operators. */
export const listDeciders = (tx: Tx, clientId: string): Promise<string[]> =>
  listUsers(tx, clientId, isDecider);
