export { preloadPartners } from './api/preload-partners';
export { PartnersPage } from './ui/partners-page';
