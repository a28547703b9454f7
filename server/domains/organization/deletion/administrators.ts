// Mails to the administrators of an organization about its deletion. Notifications alone would
// reach an absent administrator too late.
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import type { Deps } from '../../../platform/deps.ts';
import { getRecipientLocale } from '../../../platform/mail/recipient-locale.ts';
import type { MailContent, MailLocale } from '../../../platform/mail/templates.ts';
import { isAdministrator } from '../../notifications/index.ts';

type Administrator = { userId: string; to: string; locale: MailLocale };

export const listAdministrators = async (tx: Tx, clientId: string): Promise<Administrator[]> => {
  const found = await tx
    .select({ userId: users.id, to: users.email })
    .from(users)
    .where(and(eq(users.clientId, clientId), isAdministrator));
  const administrators: Administrator[] = [];
  for (const { userId, to } of found)
    administrators.push({ userId, to, locale: await getRecipientLocale(tx, clientId, userId) });
  return administrators;
};

type Content = MailContent['deletion_requested' | 'deletion_cancelled' | 'deletion_held'];

/** Call `deps.wakeJobs()` after the transaction. */
export const writeToAdministrators = async (
  deps: Pick<Deps, 'mailer'>,
  tx: Tx,
  clientId: string,
  content: Content,
): Promise<void> => {
  for (const administrator of await listAdministrators(tx, clientId))
    await deps.mailer.write(tx, { clientId, ...administrator, ...content });
};
