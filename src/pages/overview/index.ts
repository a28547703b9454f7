export { preloadOverview } from './api/overview-queries';
export { validateOverviewSearch, type OverviewSearch } from './model/overview-search';
export { OverviewPage } from './ui/overview-page';
