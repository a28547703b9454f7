/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  CreateNotificationRequest,
  ListNotificationsParams,
  NotificationDocument,
  NotificationList,
  UpdateNotificationRequest,
} from './model';

/**
 * @summary Notifications of the person
 */
export const listNotifications = (
  params?: ListNotificationsParams,
  options?: RequestInit,
): Promise<NotificationList> =>
  http<NotificationList>(`/client/notifications${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getListNotificationsQueryKey = (params?: ListNotificationsParams) =>
  ['client', 'notifications', ...(params ? [params] : [])] as const;

export const getListNotificationsQueryOptions = (params?: ListNotificationsParams) =>
  queryOptions<NotificationList, ApiError>({
    queryKey: getListNotificationsQueryKey(params),
    queryFn: ({ signal }) => listNotifications(params, { signal }),
  });

/**
 * @summary Remind oneself
 */
export const createNotification = (
  createNotificationRequest: CreateNotificationRequest,
  options?: RequestInit,
): Promise<NotificationDocument> =>
  http<NotificationDocument>(`/client/notifications`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(createNotificationRequest),
  });

/**
 * @summary Mark all notifications of the person as read
 */
export const readAllNotifications = (options?: RequestInit): Promise<void> =>
  http<void>(`/client/notifications/read`, { ...options, method: 'POST' });

/**
 * @summary Mark a notification as read or unread
 */
export const updateNotification = (
  id: string,
  updateNotificationRequest: UpdateNotificationRequest,
  options?: RequestInit,
): Promise<NotificationDocument> =>
  http<NotificationDocument>(`/client/notifications/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updateNotificationRequest),
  });

/**
 * @summary Remove a notification
 */
export const deleteNotification = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/client/notifications/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'DELETE',
  });
