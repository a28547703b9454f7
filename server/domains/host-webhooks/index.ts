export { deleteOldDeliveries } from './host-webhooks.repo.ts';
export { hostWebhooksRoutes } from './host-webhooks.routes.ts';
export { pollRepositoryJob } from './poll-repository-job.ts';
