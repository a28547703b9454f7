import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/operations.ts';
import type { MailLocale } from './document.ts';

/** Returns the language that the user chose for mails, otherwise that of the last mail to them. */
export const getRecipientLocale = async (
  tx: Tx,
  clientId: string,
  userId: string,
): Promise<MailLocale> => {
  const [user] = await tx
    .select({ settings: users.notificationSettings })
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.id, userId)));
  if (user?.settings.language) return user.settings.language;
  const [last] = await tx
    .select({ locale: outbox.locale })
    .from(outbox)
    .where(and(eq(outbox.clientId, clientId), eq(outbox.userId, userId)))
    .orderBy(desc(outbox.id))
    .limit(1);
  return last?.locale === 'es' ? 'es' : 'en';
};
