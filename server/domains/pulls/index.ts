export { enqueueDuePulls } from './daily-pulls.ts';
export { pullFindingsJob } from './pull-job.ts';
export { pullsRoutes } from './pulls.routes.ts';
