import { and, asc, eq } from 'drizzle-orm';
import { isAdministrator } from '../../notifications/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { scans } from '../../../platform/db/schema/repositories.ts';
import { findSetting } from '../../../platform/db/setting-store.ts';

/** Stored after the first steps were completed or skipped. */
export const firstRunSetting = 'first_run';

/**
 * Returns whether to show this user the first steps: the first administrator of an organization
 * without a scan, until the steps are completed or skipped.
 */
export const isFirstRun = async (tx: Tx, clientId: string, userId: string): Promise<boolean> => {
  const [first] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, clientId), isAdministrator))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  if (first?.id !== userId) return false;
  if ((await findSetting(tx, clientId, firstRunSetting)) !== undefined) return false;
  const some = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(eq(scans.clientId, clientId))
    .limit(1);
  return some.length === 0;
};
