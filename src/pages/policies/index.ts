export { validatePoliciesSearch } from './model/policies-search';
export { PoliciesPage } from './ui/policies-page';
