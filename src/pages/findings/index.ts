export { ClientFindingsPage } from './ui/client-findings-page';
export { FindingsPage } from './ui/findings-page';
