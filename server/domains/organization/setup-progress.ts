// When an organisation got going, and a reminder for one that did not.
import { and, isNull, lt, sql } from 'drizzle-orm';
import { clients } from '../../platform/db/schema/accounts.ts';
import { acrossTenants } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAdministrators, notify } from '../notifications/index.ts';

const reminderAfterMs = 7 * 86_400_000;

/**
 * An account is set up when its first scan has succeeded. Who has waited for that for a week is
 * reminded once.
 */
export const updateSetupProgress = (deps: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  acrossTenants(deps.db, 'expire old rows', async (tx) => {
    await tx.execute(sql`
      update clients c set account_setup_at = first.at
        from (select client_id, min(finished_at) as at from scans
               where status = 'succeeded' and not dry_run group by client_id) first
       where c.client_id = first.client_id and c.account_setup_at is null`);
    const now = deps.now();
    const waiting = await tx
      .select({ clientId: clients.clientId })
      .from(clients)
      .where(
        and(
          isNull(clients.accountSetupAt),
          isNull(clients.reminderSentAt),
          lt(clients.createdAt, new Date(now.getTime() - reminderAfterMs)),
        ),
      )
      .for('update', { skipLocked: true });
    for (const { clientId } of waiting) {
      await notify(tx, {
        clientId,
        userIds: await listAdministrators(tx, clientId),
        type: 'reminder',
        title: 'No findings have arrived yet',
        message: 'The overview lists what is left to set up.',
        facts: { act: 'setup' },
      });
      await tx
        .update(clients)
        .set({ reminderSentAt: now })
        .where(sql`${clients.clientId} = ${clientId}`);
    }
  });
