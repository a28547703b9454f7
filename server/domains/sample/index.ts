export { sampleRoutes } from './sample.routes.ts';
