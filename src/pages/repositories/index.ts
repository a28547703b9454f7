export { repositoriesParams } from './model/repositories-question';
export { validateRepositoriesSearch, type RepositoriesSearch } from './model/repositories-search';
export { RepositoriesPage } from './ui/repositories-page';
