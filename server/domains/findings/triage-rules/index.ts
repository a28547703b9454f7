export { applyTriageRulesJob, applyTriageRulesKind, enqueueTriageRules } from './apply-job.ts';
export { triageRulesRoutes } from './triage-rules.routes.ts';
