/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Notification } from './notification.ts';
import type { NotificationPaging } from './notificationPaging.ts';

/**
 * A page of notifications.
 */
export interface NotificationList {
  data: Notification[];
  meta: NotificationPaging;
}
