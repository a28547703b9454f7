import type { ListNotificationsParams } from '@/shared/api/generated/model';
import type { NotificationsSearch } from './notifications-search';

/** Fifty a page, oldest first (specification, sections 3 and 9). */
export const notificationsParams = ({
  page = 1,
  status,
  notification_type,
}: NotificationsSearch): ListNotificationsParams => ({
  page,
  pageSize: 50,
  sort_field: '_id',
  sort: 'asc',
  ...(status && { status }),
  ...(notification_type && { notification_type }),
});
