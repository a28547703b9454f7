export { CloudPage } from './ui/cloud-page';
