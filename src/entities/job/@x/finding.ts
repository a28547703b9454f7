export { announceLaunch, launch } from '../model/launches';
export { showJob, showJobsPanel } from '../model/shown-jobs';
