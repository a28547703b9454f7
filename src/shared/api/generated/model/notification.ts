/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NotificationFacts } from './notificationFacts.ts';
import type { NotificationStatus } from './notificationStatus.ts';
import type { NotificationType } from './notificationType.ts';

/**
 * Something to know.
 */
export interface Notification {
  _id: string;
  notification_type: NotificationType;
  status: NotificationStatus;
  title: string;
  message: string;
  /** @nullable */
  subject_type: string | null;
  /** @nullable */
  subject_id: string | null;
  /** Null where a person wrote the words. */
  facts: NotificationFacts | null;
  created_at: string;
}
