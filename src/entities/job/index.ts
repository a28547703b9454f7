export { jobQueries } from './api/job-queries';
export { describeJob, summaryOf } from './model/describe-job';
export { jobError } from './model/job-error';
export {
  isBulk,
  isCancelled,
  isOver,
  type Job,
  type JobItem,
  stateOf,
  type WorkState,
} from './model/job';
