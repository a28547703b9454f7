export { loadFinding } from './model/load-finding';
export { FindingDetailsPage } from './ui/finding-details-page';
