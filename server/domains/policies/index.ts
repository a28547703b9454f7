export {
  applyPoliciesJob,
  applyPoliciesKind,
  applyRules,
  enqueueApplyPolicies,
} from './apply-job.ts';
export { policiesRoutes } from './policies.routes.ts';
