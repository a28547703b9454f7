export { repositoriesRoutes } from './repositories.routes.ts';
export { findRepository, listRepositories, resolveRepositoryId } from './repositories.service.ts';
