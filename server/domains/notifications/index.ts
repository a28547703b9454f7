export { isAdministrator, listAdministrators } from './administrators.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { listMailedAtOnce, notify } from './notify.ts';
export { mailNotificationsJob, scheduleDigests } from './mail/mail-notifications.ts';
