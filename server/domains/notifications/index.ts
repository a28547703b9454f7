export { isAdministrator, listAdministrators, listDeciders } from './administrators.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { listMailedAtOnce, notify } from './notify.ts';
export { type MailedFinding, mailedFindingColumns, toMailFinding } from './mail/mailed-findings.ts';
export { mailNotificationsJob, scheduleMails } from './mail/mail-notifications.ts';
