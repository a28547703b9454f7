// Reminds the administrators of an organization that has imported no report within a week of its
// creation.
import { and, between, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { clients, users } from '../../platform/db/schema/accounts.ts';
import { acrossTenants } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { publicLink } from '../../platform/http/links.ts';
import { getRecipientLocale } from '../../platform/mail/recipient-locale.ts';
import { isAdministrator } from '../notifications/index.ts';

const day = 86_400_000;
const remindAfterDays = 7;
/** An organization unused for a month gets no mail after an upgrade. */
const remindUntilDays = 30;

/**
 * Sets the time for organizations whose first report was imported before `account_setup_at`
 * existed.
 */
const completeSetupTimes = (tx: Tx) =>
  tx.execute(sql`
    update clients c
    set account_setup_at = (select min(s.finished_at) from scans s where s.client_id = c.client_id and s.status = 'succeeded')
    where c.account_setup_at is null and exists (select 1 from scans s where s.client_id = c.client_id and s.status = 'succeeded')`);

/** Sent once per organization; `reminder_sent_at` records the time. */
export const remindToSetUp = async (deps: Deps): Promise<void> => {
  const ago = (days: number) => new Date(deps.now().getTime() - days * day);
  await acrossTenants(deps.db, 'administer organisations', async (tx) => {
    await completeSetupTimes(tx);
    const administrators = and(eq(users.clientId, clients.clientId), isAdministrator);
    const reminded = await tx
      .update(clients)
      .set({ reminderSentAt: deps.now() })
      .where(
        and(
          isNull(clients.accountSetupAt),
          isNull(clients.reminderSentAt),
          between(clients.createdAt, ago(remindUntilDays), ago(remindAfterDays)),
          exists(tx.select({ id: users.id }).from(users).where(administrators)),
        ),
      )
      .returning({ clientId: clients.clientId });
    const recipients = await tx
      .select({
        clientId: users.clientId,
        userId: users.id,
        to: users.email,
        organization: clients.organizationName,
      })
      .from(users)
      .innerJoin(clients, administrators)
      .where(
        inArray(
          users.clientId,
          reminded.map(({ clientId }) => clientId),
        ),
      );
    for (const { clientId, userId, to, organization } of recipients)
      await deps.mailer.write(tx, {
        clientId,
        to,
        template: 'set_up_reminder',
        locale: await getRecipientLocale(tx, clientId, userId),
        userId,
        data: { organization, link: publicLink(deps.config, '/connector') },
      });
  });
  deps.wakeJobs();
};
