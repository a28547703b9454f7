import { and, eq, inArray } from 'drizzle-orm';
import { deliveryOf, digestOf, type NotificationSettings } from '#domain/notification-kinds';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { notifications } from '../../platform/db/schema/operations.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { isQuiet } from './mail/mail-times.ts';

export type NotificationType = components['schemas']['NotificationType'];

export type NewNotification = {
  clientId: string;
  /** Recipients; each gets a notification unless they have disabled its kind. */
  userIds: readonly string[];
  /** The acting user: users are not notified of their own actions. */
  actorId?: string;
  type: NotificationType;
  title: string;
  message?: string;
  /** Values for the translated texts; if absent, the English text is shown. */
  facts?: components['schemas']['NotificationFacts'];
  subject?: {
    type: 'finding' | 'scan' | 'repository' | 'token' | 'user' | 'remediation';
    id: string;
  };
  now?: Date;
};

/** Sent findings are mailed by the sending operation, with the findings themselves. */
const isMailedElsewhere = (
  type: NotificationType,
  settings: NotificationSettings,
  now: Date,
): boolean =>
  type === 'sent_to_you' && deliveryOf(settings, type).mail === 'now' && !isQuiet(now, settings);

/** The mail that has to include the notification. */
const pendingMailOf = (
  type: NotificationType,
  settings: NotificationSettings,
  now: Date,
): 'now' | 'daily' | null => {
  const { mail } = deliveryOf(settings, type);
  if (mail === 'off' || isMailedElsewhere(type, settings, now)) return null;
  return mail === 'daily' && digestOf(settings).frequency === 'off' ? null : mail;
};

/** Has to run in the transaction of the event. */
export const notify = async (
  tx: Tx,
  {
    clientId,
    userIds,
    actorId,
    type,
    title,
    message = '',
    facts,
    subject,
    now = new Date(),
  }: NewNotification,
): Promise<void> => {
  const asked = [...new Set(userIds)].filter((id) => id !== actorId);
  if (asked.length === 0) return;
  const recipients = await tx
    .select({ id: users.id, verifiedAt: users.verifiedAt, settings: users.notificationSettings })
    .from(users)
    .where(and(eq(users.clientId, clientId), inArray(users.id, asked)));
  const rows = recipients.flatMap(({ id: userId, verifiedAt, settings }) => {
    const { in_app: inApp } = deliveryOf(settings, type);
    const pendingMail = verifiedAt === null ? null : pendingMailOf(type, settings, now);
    return inApp || pendingMail !== null ? [{ userId, inApp, pendingMail }] : [];
  });
  if (rows.length === 0) return;
  await tx.insert(notifications).values(
    rows.map((row) => ({
      ...row,
      clientId,
      id: newId(),
      type,
      title: title.slice(0, 500),
      message: message.slice(0, 2000),
      facts: facts ?? null,
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
    })),
  );
  for (const { userId, pendingMail } of rows)
    if (pendingMail === 'now')
      await enqueueJob(tx, {
        clientId,
        kind: 'mail_notifications',
        payload: { user_id: userId },
        dedupeKey: userId,
        again: true,
      });
};

/**
 * Returns the users who get an immediate mail about such an event. In quiet hours none is sent, and
 * the notification waits for its mail.
 */
export const listMailedAtOnce = async (
  tx: Tx,
  clientId: string,
  userIds: readonly string[],
  type: NotificationType,
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ id: users.id, settings: users.notificationSettings })
    .from(users)
    .where(and(eq(users.clientId, clientId), inArray(users.id, [...userIds])));
  return new Set(
    rows
      .filter(
        ({ settings }) => deliveryOf(settings, type).mail === 'now' && !isQuiet(now, settings),
      )
      .map(({ id }) => id),
  );
};
