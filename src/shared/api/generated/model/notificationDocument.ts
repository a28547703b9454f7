/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Notification } from './notification.ts';

/**
 * A notification.
 */
export interface NotificationDocument {
  data: Notification;
}
