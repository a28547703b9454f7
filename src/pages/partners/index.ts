export { PartnersPage } from './ui/partners-page';
