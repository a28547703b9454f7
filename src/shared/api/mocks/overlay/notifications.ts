import type { HttpHandler } from 'msw';
import type { Notification, UpdateNotificationRequest } from '../../generated/model';
import {
  getDeleteNotificationMockHandler,
  getListNotificationsMockHandler,
  getListNotificationsResponseMock,
  getReadAllNotificationsMockHandler,
  getUpdateNotificationMockHandler,
} from '../generated/notifications/notifications.msw';
import { refuse } from '../problem';
import type { MockState } from '../state';

export function notificationsOverlay(state: MockState): HttpHandler[] {
  const find = (id: unknown): Notification => {
    const notification = state.notifications.find((candidate) => candidate._id === id);
    if (!notification) refuse(404, 'Notification not found.');
    return notification;
  };
  return [
    getListNotificationsMockHandler(({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      const data = state.notifications.filter(
        (notification) => status === null || notification.status === status,
      );
      return { data, meta: { ...getListNotificationsResponseMock().meta, total: data.length } };
    }),
    getUpdateNotificationMockHandler(async ({ params, request }) => {
      const { status } = (await request.json()) as UpdateNotificationRequest;
      const changed = { ...find(params['id']), status };
      state.notifications = state.notifications.map((notification) =>
        notification._id === changed._id ? changed : notification,
      );
      return { data: changed };
    }),
    getReadAllNotificationsMockHandler(() => {
      state.notifications = state.notifications.map((notification) => ({
        ...notification,
        status: 'read',
      }));
    }),
    getDeleteNotificationMockHandler(({ params }) => {
      const { _id: id } = find(params['id']);
      state.notifications = state.notifications.filter((notification) => notification._id !== id);
    }),
  ];
}
