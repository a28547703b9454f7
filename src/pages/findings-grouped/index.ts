export { FindingsGroupedPage } from './ui/findings-grouped-page';
