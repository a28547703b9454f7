export { jobsRoutes } from './jobs.routes.ts';
