export { loadPlans } from './api/load-plans';
export { PlansPage } from './ui/plans-page';
