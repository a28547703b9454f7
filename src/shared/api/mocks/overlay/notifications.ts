import type {
  CreateNotificationRequest,
  Notification,
  NotificationStatus,
  NotificationType,
  UpdateNotificationRequest,
  UpdateNotificationSettingsRequest,
} from '../../generated/model';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { pageOf } from './page';
import { bodyOf, fresh } from './request';

export function notificationsOverlay(state: MockState) {
  const find = (id: unknown): Notification => {
    const notification = state.notifications.find((candidate) => candidate._id === id);
    if (!notification) refuse(404, 'Notification not found.');
    return notification;
  };
  return {
    listNotifications: ({ request }) => {
      const url = new URL(request.url);
      const is = (name: string, value: string) => (url.searchParams.get(name) ?? value) === value;
      const sort = url.searchParams.get('sort') === 'desc' ? 'desc' : 'asc';
      const field = url.searchParams.get('sort_field') === 'created_at' ? 'created_at' : '_id';
      const sign = sort === 'desc' ? -1 : 1;
      const found = state.notifications
        .filter(
          ({ status, notification_type: type }) =>
            is('status', status) && is('notification_type', type),
        )
        .toSorted((one, other) => (one[field] < other[field] ? -sign : sign));
      url.searchParams.set('page_size', url.searchParams.get('pageSize') ?? '50');
      const { data, meta } = pageOf(found, url);
      return {
        data,
        meta: {
          ...{ total: meta.total, page: meta.page, pageSize: meta.page_size },
          ...{ sort_field: field, sort },
          notification_type: url.searchParams.get('notification_type') as NotificationType | null,
          status: url.searchParams.get('status') as NotificationStatus | null, // validated by the gate
        },
      };
    },
    updateNotification: async ({ params, request }) => {
      const { status } = (await request.json()) as UpdateNotificationRequest;
      const changed = { ...find(params['id']), status };
      state.notifications = state.notifications.map((notification) =>
        notification._id === changed._id ? changed : notification,
      );
      return { data: changed };
    },
    createNotification: async ({ request }) => {
      const {
        title,
        message = '',
        subject_type = null,
        subject_id = null,
      } = await bodyOf<CreateNotificationRequest>(request);
      const { id, now } = fresh();
      const made: Notification = {
        _id: id,
        notification_type: 'reminder',
        status: 'unread',
        title,
        message,
        subject_type,
        subject_id,
        facts: null,
        created_at: now,
      };
      state.notifications = [made, ...state.notifications];
      return { data: made };
    },
    readAllNotifications: () => {
      state.readTogether = state.notifications.flatMap(({ _id, status }) =>
        status === 'unread' ? [_id] : [],
      );
      state.notifications = state.notifications.map((notification) => ({
        ...notification,
        status: 'read',
      }));
    },
    restoreUnreadNotifications: () => {
      const ids = new Set(state.readTogether);
      state.readTogether = [];
      state.notifications = state.notifications.map((notification) =>
        ids.has(notification._id) ? { ...notification, status: 'unread' } : notification,
      );
    },
    getNotificationSettings: () => ({ data: state.notificationSettings }),
    updateNotificationSettings: async ({ request }) => {
      const {
        kinds = [],
        digest,
        quiet_hours,
        language,
      } = await bodyOf<UpdateNotificationSettingsRequest>(request);
      const changed = new Map(kinds.map((kind) => [kind.notification_type, kind]));
      const { notificationSettings: before } = state;
      if (before.kinds.some((kind) => kind.required && changed.has(kind.notification_type)))
        refuse(422, 'is always sent');
      state.notificationSettings = {
        ...before,
        kinds: before.kinds.map((kind) => ({ ...kind, ...changed.get(kind.notification_type) })),
        ...(quiet_hours && { quiet_hours }),
        ...(language && { language }),
        ...(digest && { digest, is_zone_chosen: true }),
      };
      return { data: state.notificationSettings };
    },
    deleteNotification: ({ params }) => {
      const { _id: id } = find(params['id']);
      state.notifications = state.notifications.filter((notification) => notification._id !== id);
    },
  } satisfies Overlay;
}
