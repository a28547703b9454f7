export { repositoriesParams } from './model/repositories-params';
export { validateRepositoriesSearch, type RepositoriesSearch } from './model/repositories-search';
export { RepositoriesPage } from './ui/repositories-page';
