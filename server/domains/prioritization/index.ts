export { prioritizationRoutes } from './prioritization.routes.ts';
export { recomputeOutdatedPriorities } from './outdated.ts';
export { recomputePrioritiesJob } from './recompute-job.ts';
export {
  createRescoring,
  listFindingsToScore,
  toPriorityInputs,
  rescoreFindings,
} from './rescore.ts';
