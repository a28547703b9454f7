/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListNotificationsSortField } from './listNotificationsSortField.ts';
import type { NotificationStatus } from './notificationStatus.ts';
import type { NotificationType } from './notificationType.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeCamelParameter } from './pageSizeCamelParameter.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListNotificationsParams = {
/**
 * Page, counted from one; zero is taken as one.
 * @minimum 0
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeCamelParameter;
/**
 * Direction of an order.
 */
sort?: SortParameter;
sort_field?: ListNotificationsSortField;
notification_type?: NotificationType;
status?: NotificationStatus;
};
