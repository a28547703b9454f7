// Which notifications reach a user, and how: the defaults, with the user's changes.
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  deliveryOf,
  digestOf,
  notificationKindNames,
  notificationKinds,
  type NotificationSettings,
  quietHoursOf,
} from '#domain/notification-kinds';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { outbox } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import { digestTemplates } from './mail/mail-notifications.ts';
import { isTimeZone } from '../../platform/runtime/wall-clock.ts';

type Schemas = components['schemas'];

const mine = (who: Principal) => and(eq(users.clientId, who.clientId), eq(users.id, who.userId));

const findSettings = async (tx: Tx, who: Principal): Promise<NotificationSettings> => {
  const [row] = await tx
    .select({ settings: users.notificationSettings })
    .from(users)
    .where(mine(who))
    .for('update');
  if (!row) throw notFound('User');
  return row.settings;
};

const findLastDigest = async (tx: Tx, who: Principal): Promise<Date | undefined> =>
  (
    await tx
      .select({ at: outbox.createdAt })
      .from(outbox)
      .where(
        and(
          eq(outbox.clientId, who.clientId),
          eq(outbox.userId, who.userId),
          inArray(outbox.template, [...digestTemplates]),
        ),
      )
      .orderBy(desc(outbox.id))
      .limit(1)
  )[0]?.at;

const toDocument = (
  { config }: Deps,
  settings: NotificationSettings,
  lastDigest: Date | undefined,
): Schemas['NotificationSettings'] => ({
  kinds: notificationKindNames.map((kind) => ({
    notification_type: kind,
    ...deliveryOf(settings, kind),
    required: notificationKinds[kind].required ?? false,
  })),
  digest: digestOf(settings),
  quiet_hours: quietHoursOf(settings),
  language: settings.language ?? null,
  has_mail_server: config.smtp !== undefined,
  is_zone_chosen: settings.digest !== undefined,
  last_digest_at: lastDigest?.toISOString() ?? null,
});

export const getNotificationSettings = (
  deps: Deps,
  who: Principal,
): Promise<Schemas['NotificationSettings']> =>
  inTenant(deps.db, who, async (tx) =>
    toDocument(deps, await findSettings(tx, who), await findLastDigest(tx, who)),
  );

/**
 * Rejects with 422 a kind that is always sent, an unknown time zone, and quiet hours without an
 * end.
 */
const check = ({
  kinds = [],
  digest,
  quiet_hours: quiet,
}: Schemas['UpdateNotificationSettingsRequest']): void => {
  for (const [index, { notification_type: kind, ...given }] of kinds.entries()) {
    const { in_app, mail } = deliveryOf({}, kind);
    if (notificationKinds[kind].required && (given.in_app !== in_app || given.mail !== mail))
      throw invalid(`kinds.${index}`, 'always_sent');
  }
  if (digest && !isTimeZone(digest.time_zone)) throw invalid('digest.time_zone', 'not_valid');
  if (quiet && quiet.from === quiet.to) throw invalid('quiet_hours.to', 'not_valid');
};

export const updateNotificationSettings = (
  deps: Deps,
  who: Principal,
  given: Schemas['UpdateNotificationSettingsRequest'],
): Promise<Schemas['NotificationSettings']> =>
  inTenant(deps.db, who, async (tx) => {
    check(given);
    const before = await findSettings(tx, who);
    const changed: NotificationSettings['kinds'] = Object.fromEntries(
      (given.kinds ?? []).map(({ notification_type, in_app, mail }) => [
        notification_type,
        { in_app, mail },
      ]),
    );
    const settings: NotificationSettings = {
      ...before,
      kinds: { ...before.kinds, ...changed },
      ...(given.digest && { digest: given.digest }),
      ...(given.quiet_hours && { quiet_hours: given.quiet_hours }),
      ...(given.language && { language: given.language }),
      // The first digest is sent at the next time, and does not cover the week before it was
      // requested.
      ...(given.digest?.frequency === 'weekly' &&
        digestOf(before).frequency !== 'weekly' && { digested_at: deps.now().toISOString() }),
    };
    await tx.update(users).set({ notificationSettings: settings }).where(mine(who));
    return toDocument(deps, settings, await findLastDigest(tx, who));
  });
