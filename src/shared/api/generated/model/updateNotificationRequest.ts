/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NotificationStatus } from './notificationStatus.ts';

/**
 * Whether it was seen.
 */
export interface UpdateNotificationRequest {
  status: NotificationStatus;
}
