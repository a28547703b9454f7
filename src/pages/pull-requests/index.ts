export { preloadPullRequests } from './api/preload-pull-requests';
export { PullRequestsPage } from './ui/pull-requests-page';
export { type PullRequestsSearch, validatePullRequestsSearch } from './model/pull-requests-search';
