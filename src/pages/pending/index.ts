export { PagePending } from './ui/page-pending';
