export { validatePoliciesSearch } from './model/policies-search';
export { PoliciesPage } from './ui/policies-page';
export { preloadPolicies } from './api/preload-policies';
