export { preloadGroups } from './api/preload-groups';
export { FindingsGroupedPage } from './ui/findings-grouped-page';
