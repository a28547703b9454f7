export { enqueueDuePulls } from './daily-pulls.ts';
export { describePull } from './describe-pull.ts';
export { pullFindingsJob } from './pull-job.ts';
export { pullsRoutes } from './pulls.routes.ts';
export { findPullAddress } from './pull-state.ts';
