export { loadOrganisation } from './api/use-organisation';
export { validateFirstRunSearch } from './model/first-run-search';
export { FirstRunPage } from './ui/first-run-page';
