export { PlansPage } from './ui/plans-page';
