export { jobQueries } from './api/job-queries';
export { describeJob, summarizeJob } from './model/describe-job';
export { jobError } from './model/job-error';
export {
  hasPatchesToReview,
  isBulk,
  isCancelled,
  isExport,
  isOver,
  type Job,
  type JobItem,
  jobState,
  type JobState,
} from './model/job';
export {
  announceLaunch,
  clearLaunches,
  hasLaunches,
  type Launch,
  launch,
  type LaunchNews,
  storeHasLaunches,
  drainLaunchNews,
  watchLaunches,
} from './model/launches';
export {
  hideJob,
  hideJobs,
  hideJobsPanel,
  readShownJobs,
  showJob,
  showJobsPanel,
  useShownJobs,
} from './model/shown-jobs';
export type { StoredLaunch, LaunchStatus } from './lib/launch-store';
export { deleteStoredJobs, loadLaunchStore } from './lib/stored-jobs';
