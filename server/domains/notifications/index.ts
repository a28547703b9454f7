export { feedbackRoutes } from './feedback/feedback.routes.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { notify } from './notify.ts';
