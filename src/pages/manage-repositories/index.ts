export { loadHostRepositories } from './api/host-repositories-query';
export { ManageRepositoriesPage } from './ui/manage-repositories-page';
