export { aiRoutes } from './ai/ai.routes.ts';
export { generateRemediationJob } from './generate/generate-remediation-job.ts';
export { failUnfinished } from './generate/generate-remediation.ts';
export { applyPatchesJob, generatePatchesJob } from './generate/generate-run-job.ts';
export { judgeFindingsJob } from './opinions/judge-findings-job.ts';
export { opinionsRoutes } from './opinions/opinions.routes.ts';
export { proposalsRoutes } from './pull-requests/proposals.routes.ts';
export { scheduleWatch, watchRepository } from './pull-requests/watch-pull-requests.ts';
export { remediationRoutes } from './remediation.routes.ts';
