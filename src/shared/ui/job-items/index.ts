export { JobItems, type JobItemOutcome, type JobItemRow } from './job-items';
export { type JobCounts, JobProgress } from './job-progress';
