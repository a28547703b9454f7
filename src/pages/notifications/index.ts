export {
  type NotificationsSearch,
  validateNotificationsSearch,
} from './model/notifications-search';
export { NotificationsPage } from './ui/notifications-page';
export { preloadNotifications } from './api/preload-notifications';
