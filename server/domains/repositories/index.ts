export { repositoriesRoutes } from './repositories.routes.ts';
export {
  deleteRepository,
  findRepository,
  listRepositories,
  resolveRepositoryId,
} from './repositories.service.ts';
