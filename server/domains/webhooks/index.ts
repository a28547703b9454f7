export { userConnectorsRoutes } from './user-connectors.routes.ts';
export { webhookRoutes } from './webhook.routes.ts';
export { sendTicket } from './webhook.service.ts';
