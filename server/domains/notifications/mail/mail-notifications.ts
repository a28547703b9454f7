// Mails about notifications: at once, or together once a day.
import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { notificationGroups, notificationKinds, standardDigest } from '#domain/notification-kinds';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients, users } from '../../../platform/db/schema/accounts.ts';
import { notifications } from '../../../platform/db/schema/operations.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { localizedPath, publicLink } from '../../../platform/http/links.ts';
import type { JobDefinition } from '../../../platform/jobs/job.ts';
import type { MailGroup, MailLocale } from '../../../platform/mail/document.ts';
import { getRecipientLocale } from '../../../platform/mail/recipient-locale.ts';
import type { NotificationType } from '../notify.ts';
import { lastDigestTime } from './digest-time.ts';
import { groupNames, moreText, pathOf, textOf, titleOf } from './notification-texts.ts';

type Row = typeof notifications.$inferSelect;

export const dailyTemplate = 'daily_notifications';

/** The rest of a group are counted. */
const listed = 10;

const kindOf = ({ type }: Row) => notificationKinds[type as NotificationType]; // written by notify

const toGroups = (deps: Deps, rows: readonly Row[], locale: MailLocale): MailGroup[] =>
  notificationGroups.flatMap((group) => {
    const ofGroup = rows.filter((row) => kindOf(row).group === group);
    if (ofGroup.length === 0) return [];
    return {
      heading: groupNames[locale][group],
      items: ofGroup.slice(0, listed).map((row) => ({
        title: titleOf(row, locale),
        text: textOf(row, locale),
        link: publicLink(deps.config, localizedPath(locale, pathOf(row))),
      })),
      more: ofGroup.length > listed ? moreText[locale](ofGroup.length - listed) : undefined,
    };
  });

/** What waits for the mail, each only once: another server then finds nothing. */
const takePending = async (
  tx: Tx,
  clientId: string,
  userId: string,
  time: 'now' | 'daily',
  until: Date | undefined,
): Promise<Row[]> => {
  const pending = and(
    eq(notifications.clientId, clientId),
    eq(notifications.userId, userId),
    eq(notifications.pendingMail, time),
    until && lte(notifications.createdAt, until),
  );
  const rows = await tx
    .select()
    .from(notifications)
    .where(pending)
    .orderBy(asc(notifications.id))
    .for('update');
  const ids = (some: readonly Row[]) =>
    and(
      eq(notifications.clientId, clientId),
      inArray(
        notifications.id,
        some.map(({ id }) => id),
      ),
    );
  const [kept, mailed] = [rows.filter((row) => row.inApp), rows.filter((row) => !row.inApp)];
  if (kept.length > 0) await tx.update(notifications).set({ pendingMail: null }).where(ids(kept));
  if (mailed.length > 0) await tx.delete(notifications).where(ids(mailed));
  // What the user has read meanwhile is not new.
  return rows.filter(({ status }) => status === 'unread');
};

/** Writes one mail, or none where nothing is new. Returns whether it wrote one. */
const mailTo = async (
  deps: Deps,
  tx: Tx,
  clientId: string,
  userId: string,
  time: 'now' | 'daily',
): Promise<boolean> => {
  const [recipient] = await tx
    .select({
      to: users.email,
      settings: users.notificationSettings,
      organization: clients.organizationName,
    })
    .from(users)
    .innerJoin(clients, eq(clients.clientId, users.clientId))
    .where(and(eq(users.clientId, clientId), eq(users.id, userId), isNotNull(users.verifiedAt)));
  if (!recipient) return false;
  const { to, organization, settings } = recipient;
  const isDaily = time === 'daily';
  const until = isDaily ? lastDigestTime(deps.now(), settings.digest ?? standardDigest) : undefined;
  const rows = await takePending(tx, clientId, userId, time, until);
  if (rows.length === 0) return false;
  const locale = await getRecipientLocale(tx, clientId, userId);
  const link = (path: string) => publicLink(deps.config, localizedPath(locale, path));
  await deps.mailer.write(tx, {
    clientId,
    to,
    userId,
    locale,
    template: isDaily ? dailyTemplate : 'notifications',
    data: {
      organization,
      count: rows.length,
      groups: toGroups(deps, rows, locale),
      link: link('/notifications?status=unread'),
      settingsLink: link('/settings/notifications'),
    },
  });
  return true;
};

/** Mails at once: what comes while one is written goes into the next. */
export const mailNotificationsJob: JobDefinition = {
  run: async ({ clientId, payload, deps, completeIn }) => {
    await inTenant(deps.db, { clientId }, async (tx) => {
      await mailTo(deps, tx, clientId, String(payload['user_id']), 'now');
      await completeIn(tx);
    });
    deps.wakeJobs();
    return undefined;
  },
};

/**
 * Writes the daily mails that are due, one for each user with something new. Returns how many.
 * A server that was down at the hour writes them when it starts.
 */
export const sendDueDigests = async (deps: Deps): Promise<number> => {
  const waiting = await acrossTenants(deps.db, 'send daily mails', (tx) =>
    tx
      .selectDistinct({ clientId: notifications.clientId, userId: notifications.userId })
      .from(notifications)
      .where(eq(notifications.pendingMail, 'daily')),
  );
  let sent = 0;
  for (const { clientId, userId } of waiting) {
    const wrote = await inTenant(deps.db, { clientId }, (tx) =>
      mailTo(deps, tx, clientId, userId, 'daily'),
    );
    if (wrote) sent += 1;
  }
  if (sent > 0) deps.wakeJobs();
  return sent;
};

const interval = 5 * 60_000;

/** Checks now and every five minutes. Returns a function that stops it. */
export const scheduleDigests = (deps: Deps): (() => void) => {
  let isAtWork = false;
  const look = () => {
    if (isAtWork) return;
    isAtWork = true;
    sendDueDigests(deps)
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'daily mails not written');
      })
      .finally(() => {
        isAtWork = false;
      });
  };
  look();
  const timer = setInterval(look, interval).unref();
  return () => clearInterval(timer);
};
