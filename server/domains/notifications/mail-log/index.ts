export { mailLogRoutes } from './mail-log.routes.ts';
