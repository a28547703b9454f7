export { FindingsPage } from './ui/findings-page';
