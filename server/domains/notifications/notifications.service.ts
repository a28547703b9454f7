import { and, asc, count, desc, eq, isNotNull, max } from 'drizzle-orm';
import type { components, operations } from '../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { notifications } from '../../platform/db/schema/operations.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { notFound } from '../../platform/http/problem.ts';
import { newId } from '../../platform/runtime/ids.ts';
import type { NotificationType } from './notify.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listNotifications']['parameters']['query']>;

const shown = (row: typeof notifications.$inferSelect): Schemas['Notification'] => ({
  _id: row.id,
  notification_type: row.type as NotificationType,
  status: row.status,
  title: row.title,
  message: row.message,
  subject_type: row.subjectType,
  subject_id: row.subjectId,
  facts: row.facts,
  created_at: row.createdAt.toISOString(),
});

const mine = (who: Principal) =>
  and(
    eq(notifications.clientId, who.clientId),
    eq(notifications.userId, who.userId),
    eq(notifications.inApp, true),
  );
const one = (who: Principal, id: string) => and(mine(who), eq(notifications.id, id));

/** The specification's list: 50 per page, by ascending `_id`, which is chronological. */
export const listNotifications = (
  deps: Deps,
  who: Principal,
  query: Query,
): Promise<Schemas['NotificationList']> =>
  inTenant(deps.db, who, async (tx) => {
    const {
      page = 1,
      pageSize = 50,
      sort = 'asc',
      sort_field = '_id',
      notification_type,
      status,
    } = query;
    const where = and(
      mine(who),
      notification_type && eq(notifications.type, notification_type),
      status && eq(notifications.status, status),
    );
    const direction = sort === 'asc' ? asc : desc;
    const order =
      sort_field === '_id'
        ? [direction(notifications.id)]
        : [direction(notifications.createdAt), direction(notifications.id)];
    const rows = await tx
      .select()
      .from(notifications)
      .where(where)
      .orderBy(...order)
      .limit(pageSize)
      .offset((Math.max(1, page) - 1) * pageSize);
    const [counted] = await tx.select({ n: count() }).from(notifications).where(where);
    return {
      data: rows.map(shown),
      meta: {
        total: counted?.n ?? 0,
        page,
        pageSize,
        sort_field,
        sort,
        notification_type: notification_type ?? null,
        status: status ?? null,
      },
    };
  });

/** Creates a reminder for the user's own list. */
export const createNotification = (
  deps: Deps,
  who: Principal,
  given: Schemas['CreateNotificationRequest'],
): Promise<Schemas['Notification']> =>
  inTenant(deps.db, who, async (tx) => {
    const [row] = await tx
      .insert(notifications)
      .values({
        clientId: who.clientId,
        id: newId(),
        userId: who.userId,
        type: 'reminder',
        title: given.title,
        message: given.message ?? '',
        subjectType: given.subject_type ?? null,
        subjectId: given.subject_id ?? null,
        createdAt: deps.now(),
      })
      .returning();
    if (!row) throw new Error('The notification was not stored.');
    return shown(row);
  });

export const updateNotification = (
  deps: Deps,
  who: Principal,
  id: string,
  status: Schemas['NotificationStatus'],
): Promise<Schemas['Notification']> =>
  inTenant(deps.db, who, async (tx) => {
    const [row] = await tx
      .update(notifications)
      .set({ status, readTogetherAt: null })
      .where(one(who, id))
      .returning();
    if (!row) throw notFound('Notification');
    return shown(row);
  });

export const readAllNotifications = (deps: Deps, who: Principal): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    await tx
      .update(notifications)
      .set({ status: 'read', readTogetherAt: deps.now() })
      .where(and(mine(who), eq(notifications.status, 'unread')));
  });

/** Reverts the last `readAllNotifications`. Idempotent. */
export const restoreUnreadNotifications = (deps: Deps, who: Principal): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    const [last] = await tx
      .select({ at: max(notifications.readTogetherAt) })
      .from(notifications)
      .where(mine(who));
    if (!last?.at) return;
    await tx
      .update(notifications)
      .set({ status: 'unread', readTogetherAt: null })
      .where(and(mine(who), eq(notifications.readTogetherAt, last.at)));
    await tx
      .update(notifications)
      .set({ readTogetherAt: null })
      .where(and(mine(who), isNotNull(notifications.readTogetherAt)));
  });

export const deleteNotification = (deps: Deps, who: Principal, id: string): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    const { rowCount } = await tx.delete(notifications).where(one(who, id));
    if (rowCount !== 1) throw notFound('Notification');
  });
