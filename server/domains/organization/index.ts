export {
  type AiBudget,
  getAiBudget,
  getAiConfiguration,
  remediatorKey,
  updateAiConfiguration,
  validationKey,
} from './ai-settings.ts';
export { parseClientDocument } from './client-document.ts';
export { readIssuer } from './issuer.ts';
export { acceptsPipelines } from './pipelines.ts';
export { deleteDueOrganizations } from './deletion/delete-organization.ts';
export { deletionRoutes } from './deletion/deletion.routes.ts';
export { retentionRoutes } from './retention/retention.routes.ts';
export { applyRetention } from './retention/retention.service.ts';
export { clientRoutes } from './client.routes.ts';
export { remindToSetUp } from './set-up-reminder.ts';
