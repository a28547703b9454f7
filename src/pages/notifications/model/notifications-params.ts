import type { ListNotificationsParams } from '@/shared/api/generated/model';
import { notificationTypeOf } from './notification-types';
import type { NotificationsSearch } from './notifications-search';

/** Fifty a page, oldest first (specification, sections 3 and 9). */
export const notificationsParams = ({
  page = 1,
  status,
  notification_type: given,
}: NotificationsSearch): ListNotificationsParams => {
  const type = notificationTypeOf(given);
  return {
    page,
    pageSize: 50,
    sort_field: '_id',
    sort: 'asc',
    ...(status && { status }),
    ...(type && { notification_type: type }),
  };
};
