/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NotificationStatus } from './notificationStatus.ts';
import type { NotificationType } from './notificationType.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * Where the page stands.
 */
export interface NotificationPaging {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  page: number;
  /** @minimum 1 */
  pageSize: number;
  sort_field: string;
  sort: SortDirection;
  notification_type: NotificationType | null;
  status: NotificationStatus | null;
}
