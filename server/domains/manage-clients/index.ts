export { domainsRoutes } from './domains.routes.ts';
export { manageClientsRoutes } from './manage-clients.routes.ts';
