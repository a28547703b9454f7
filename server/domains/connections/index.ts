export { connectionsRoutes } from './connections.routes.ts';
