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
  NotificationSettingsDocument,
  TestMailDocument,
  UpdateNotificationRequest,
  UpdateNotificationSettingsRequest,
} from './model';

/**
 * For the bell and the page of notifications. Every user may call it and sees only their own, 50 a page from the oldest on unless the request says otherwise. A user without notifications gets an empty list and the total 0.
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
 * Adds a reminder to the caller's own notifications, about a finding or another subject where one is named. Every user may call it; no other user sees the reminder.
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
 * Marks every unread notification of the caller as read. Every user may call it, and the notifications of other users stay as they are. It succeeds also when none is unread.
 * @summary Mark all notifications of the person as read
 */
export const readAllNotifications = (options?: RequestInit): Promise<void> =>
  http<void>(`/client/notifications/read`, { ...options, method: 'POST' });

/**
 * Marks as unread what the caller's last "mark all as read" changed. Every user may call it for their own notifications. Nothing changes when there is nothing to take back.
 * @summary Take back that all notifications were marked as read
 */
export const restoreUnreadNotifications = (options?: RequestInit): Promise<void> =>
  http<void>(`/client/notifications/unread`, { ...options, method: 'POST' });

/**
 * Sends a mail to the caller's own address at once, also in quiet hours, and returns what became of it. Every user may call it, five times in ten minutes. Where no mail server is configured nothing is sent.
 * @summary Send oneself a test mail
 */
export const sendTestMail = (options?: RequestInit): Promise<TestMailDocument> =>
  http<TestMailDocument>(`/user/test-mail`, { ...options, method: 'POST' });

/**
 * For each kind of notification whether it is in the list and when it is mailed, with the time of the digest, the quiet hours and the language of mails. Every user may call it, and sees only their own settings.
 * @summary What reaches the user, and how
 */
export const getNotificationSettings = (
  options?: RequestInit,
): Promise<NotificationSettingsDocument> =>
  http<NotificationSettingsDocument>(`/user/notification-settings`, { ...options, method: 'GET' });

export const getGetNotificationSettingsQueryKey = () => ['user', 'notification-settings'] as const;

export const getGetNotificationSettingsQueryOptions = () =>
  queryOptions<NotificationSettingsDocument, ApiError>({
    queryKey: getGetNotificationSettingsQueryKey(),
    queryFn: ({ signal }) => getNotificationSettings({ signal }),
  });

/**
 * Changes the named kinds, the digest, the quiet hours and the language of mails of the caller alone; the rest stays. A kind that is always sent, an unknown time zone and quiet hours that end as they begin are refused with 422.
 * @summary Change what reaches the user, and how
 */
export const updateNotificationSettings = (
  updateNotificationSettingsRequest: UpdateNotificationSettingsRequest,
  options?: RequestInit,
): Promise<NotificationSettingsDocument> =>
  http<NotificationSettingsDocument>(`/user/notification-settings`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updateNotificationSettingsRequest),
  });

/**
 * Marks one of the caller's own notifications as read or unread and returns it. Every user may call it. A notification that does not exist or belongs to another user returns 404.
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
 * Deletes one of the caller's own notifications for good. Every user may call it. A notification that does not exist or belongs to another user returns 404.
 * @summary Remove a notification
 */
export const deleteNotification = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/client/notifications/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'DELETE',
  });
