export { isAdministrator, listAdministrators } from './administrators.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { notify } from './notify.ts';
