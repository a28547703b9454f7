import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { outbox } from '../db/schema/operations.ts';
import type { MailLocale } from './document.ts';

/** The language of the last mail to this user: the server knows no other preference. */
export const getRecipientLocale = async (
  tx: Tx,
  clientId: string,
  userId: string,
): Promise<MailLocale> => {
  const [last] = await tx
    .select({ locale: outbox.locale })
    .from(outbox)
    .where(and(eq(outbox.clientId, clientId), eq(outbox.userId, userId)))
    .orderBy(desc(outbox.id))
    .limit(1);
  return last?.locale === 'es' ? 'es' : 'en';
};
