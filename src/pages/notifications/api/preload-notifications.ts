import type { QueryClient } from '@tanstack/react-query';
import { getListNotificationsQueryOptions } from '@/shared/api/generated/notifications';
import { notificationsParams } from '../model/notifications-params';
import type { NotificationsSearch } from '../model/notifications-search';

/** Asks for what the page shows first, so that it opens whole; the page shows what fails. */
export const preloadNotifications = (client: QueryClient, search: NotificationsSearch) =>
  Promise.allSettled([client.query(getListNotificationsQueryOptions(notificationsParams(search)))]);
