export { repositoriesParams, validateRepositoriesSearch, type RepositoriesSearch } from './model/repositories-search';
export { RepositoriesPage } from './ui/repositories-page';
