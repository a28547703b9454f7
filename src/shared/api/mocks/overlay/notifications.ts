import type {
  CreateNotificationRequest,
  Notification,
  UpdateNotificationRequest,
  UpdateNotificationSettingsRequest,
} from '../../generated/model';
import { getListNotificationsResponseMock } from '../generated/notifications/notifications.msw';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { bodyOf, fresh } from './request';

export function notificationsOverlay(state: MockState) {
  const find = (id: unknown): Notification => {
    const notification = state.notifications.find((candidate) => candidate._id === id);
    if (!notification) refuse(404, 'Notification not found.');
    return notification;
  };
  return {
    listNotifications: ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      const data = state.notifications.filter(
        (notification) => status === null || notification.status === status,
      );
      return { data, meta: { ...getListNotificationsResponseMock().meta, total: data.length } };
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
