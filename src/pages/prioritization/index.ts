export { PrioritizationPage } from './ui/prioritization-page';
