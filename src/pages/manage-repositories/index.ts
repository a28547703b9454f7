export { ManageRepositoriesPage } from './ui/manage-repositories-page';
export { hostOf } from './model/host';
