export { repositoriesRoutes } from './repositories.routes.ts';
export { findRepository, listRepositories } from './repositories.service.ts';
