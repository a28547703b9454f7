// Mails about notifications: sent immediately, or together in a digest.
import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import {
  digestOf,
  type NotificationKind,
  notificationGroups,
  notificationKinds,
} from '#domain/notification-kinds';
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
import { isQuiet, lastDigestTime, kindsMailedInQuietHours } from './mail-times.ts';
import { groupNames, moreText, pathOf, textOf, titleOf } from './notification-texts.ts';
import { writeWeeklyDigest } from './weekly-digest.ts';

type Row = typeof notifications.$inferSelect;

/** Mails whose time the user has chosen. */
export const digestTemplates = ['daily_notifications', 'weekly_digest'] as const;

/** The others of a group are only counted. */
const listed = 10;

const kindOf = ({ type }: Row) => notificationKinds[type as NotificationType]; // only notify writes it

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

type Pending = { time: 'now' | 'daily'; until?: Date; kinds?: readonly NotificationKind[] };

/** Takes pending notifications for a mail and marks them, so that another server finds none. */
const takePending = async (
  tx: Tx,
  clientId: string,
  userId: string,
  { time, until, kinds }: Pending,
): Promise<Row[]> => {
  const pending = and(
    eq(notifications.clientId, clientId),
    eq(notifications.userId, userId),
    eq(notifications.pendingMail, time),
    until && lte(notifications.createdAt, until),
    kinds && inArray(notifications.type, [...kinds]),
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
  // Notifications that the user has read in the meantime are not new.
  return rows.filter(({ status }) => status === 'unread');
};

/** Locks the recipient, so that two servers do not write the same digest. */
const findRecipient = async (tx: Tx, clientId: string, userId: string) => {
  const [recipient] = await tx
    .select({
      to: users.email,
      role: users.role,
      isPartner: users.isPartner,
      settings: users.notificationSettings,
      organization: clients.organizationName,
    })
    .from(users)
    .innerJoin(clients, eq(clients.clientId, users.clientId))
    .where(and(eq(users.clientId, clientId), eq(users.id, userId), isNotNull(users.verifiedAt)))
    .for('update', { of: users });
  return recipient;
};

type Write = (deps: Deps, tx: Tx, clientId: string, userId: string) => Promise<boolean>;

const newsOf = (deps: Deps, organization: string, rows: readonly Row[], locale: MailLocale) => {
  const link = (path: string) => publicLink(deps.config, localizedPath(locale, path));
  return {
    organization,
    count: rows.length,
    groups: toGroups(deps, rows, locale),
    link: link('/notifications?status=unread'),
    settingsLink: link('/settings/notifications'),
  };
};

/**
 * Writes one mail about immediate notifications; in quiet hours, only about those that are let
 * through.
 */
const mailAtOnce: Write = async (deps, tx, clientId, userId) => {
  const recipient = await findRecipient(tx, clientId, userId);
  if (!recipient) return false;
  const { to, organization, settings } = recipient;
  const rows = await takePending(tx, clientId, userId, {
    time: 'now',
    ...(isQuiet(deps.now(), settings) && { kinds: kindsMailedInQuietHours(settings) }),
  });
  if (rows.length === 0) return false;
  const locale = await getRecipientLocale(tx, clientId, userId);
  const data = newsOf(deps, organization, rows, locale);
  await deps.mailer.write(tx, { clientId, to, userId, locale, template: 'notifications', data });
  return true;
};

/** Writes the daily mail, unless there is nothing new. */
const mailDaily: Write = async (deps, tx, clientId, userId) => {
  const recipient = await findRecipient(tx, clientId, userId);
  if (!recipient) return false;
  const { to, organization, settings } = recipient;
  const digest = digestOf(settings);
  if (digest.frequency === 'weekly' || isQuiet(deps.now(), settings)) return false;
  const until = lastDigestTime(deps.now(), digest);
  const rows = await takePending(tx, clientId, userId, { time: 'daily', until });
  if (rows.length === 0 || digest.frequency === 'off') return false;
  const locale = await getRecipientLocale(tx, clientId, userId);
  const data = newsOf(deps, organization, rows, locale);
  await deps.mailer.write(tx, {
    clientId,
    to,
    userId,
    locale,
    template: 'daily_notifications',
    data,
  });
  return true;
};

/** Writes the weekly digest, unless nothing changed. */
const mailWeekly: Write = async (deps, tx, clientId, userId) => {
  const recipient = await findRecipient(tx, clientId, userId);
  if (!recipient || isQuiet(deps.now(), recipient.settings)) return false;
  const { to, settings, ...reader } = recipient;
  const digest = digestOf(settings);
  const until = lastDigestTime(deps.now(), digest);
  const isDone = settings.digested_at !== undefined && new Date(settings.digested_at) >= until;
  if (digest.frequency !== 'weekly' || isDone) return false;
  const rows = await takePending(tx, clientId, userId, { time: 'daily', until });
  const locale = await getRecipientLocale(tx, clientId, userId);
  const data = await writeWeeklyDigest(
    deps,
    tx,
    { ...reader, clientId, userId },
    digest,
    toGroups(deps, rows, locale),
    locale,
  );
  await tx
    .update(users)
    .set({ notificationSettings: { ...settings, digested_at: until.toISOString() } })
    .where(and(eq(users.clientId, clientId), eq(users.id, userId)));
  if (!data) return false;
  await deps.mailer.write(tx, { clientId, to, userId, locale, template: 'weekly_digest', data });
  return true;
};

/** Sends immediate mails: notifications created while one is written are in the next. */
export const mailNotificationsJob: JobDefinition = {
  run: async ({ clientId, payload, deps, completeIn }) => {
    await inTenant(deps.db, { clientId }, async (tx) => {
      await mailAtOnce(deps, tx, clientId, String(payload['user_id']));
      await completeIn(tx);
    });
    deps.wakeJobs();
    return undefined;
  },
};

type Recipient = { clientId: string; userId: string };

/** By then the jobs have run: remaining notifications have waited for the end of quiet hours. */
const jobsTakeMs = 60_000;

const listWaiting = (tx: Tx, time: 'now' | 'daily', now: Date): Promise<Recipient[]> =>
  tx
    .selectDistinct({ clientId: notifications.clientId, userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        eq(notifications.pendingMail, time),
        time === 'now'
          ? lt(notifications.createdAt, new Date(now.getTime() - jobsTakeMs))
          : undefined,
      ),
    );

const listWeekly = (tx: Tx): Promise<Recipient[]> =>
  tx
    .select({ clientId: users.clientId, userId: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.verifiedAt),
        sql`${users.notificationSettings} -> 'digest' ->> 'frequency' = 'weekly'`,
      ),
    );

/**
 * Writes the mails that are due: one digest for each user with something new, and one mail with the
 * notifications that waited for the end of quiet hours. Returns their number. A server that was
 * down at that time writes them when it starts.
 */
export const sendDueMails = async (deps: Deps): Promise<number> => {
  const due = await acrossTenants(deps.db, 'send mails that are due', async (tx) => [
    ...(await listWaiting(tx, 'now', deps.now())).map((to) => ({ ...to, write: mailAtOnce })),
    ...(await listWaiting(tx, 'daily', deps.now())).map((to) => ({ ...to, write: mailDaily })),
    ...(await listWeekly(tx)).map((to) => ({ ...to, write: mailWeekly })),
  ]);
  let sent = 0;
  for (const { clientId, userId, write } of due) {
    const wrote = await inTenant(deps.db, { clientId }, (tx) => write(deps, tx, clientId, userId));
    if (wrote) sent += 1;
  }
  if (sent > 0) deps.wakeJobs();
  return sent;
};

const interval = 5 * 60_000;

/** Checks now and every five minutes. Returns a function that stops it. */
export const scheduleMails = (deps: Deps): (() => void) => {
  let isAtWork = false;
  const look = () => {
    if (isAtWork) return;
    isAtWork = true;
    sendDueMails(deps)
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'due mails not written');
      })
      .finally(() => {
        isAtWork = false;
      });
  };
  look();
  const timer = setInterval(look, interval).unref();
  return () => clearInterval(timer);
};
