import type { QueryClient } from '@tanstack/react-query';
import { getListNotificationsQueryOptions } from '@/shared/api/generated/notifications';
import { preload } from '@/shared/lib/preload';
import { notificationsParams } from '../model/notifications-params';
import type { NotificationsSearch } from '../model/notifications-search';

export const preloadNotifications = (client: QueryClient, search: NotificationsSearch) =>
  preload(client, [getListNotificationsQueryOptions(notificationsParams(search))]);
