export { loadOrganization } from './api/use-organization';
export { validateFirstRunSearch } from './model/first-run-search';
export { FirstRunPage } from './ui/first-run-page';
