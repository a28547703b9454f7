import { hideJob, useShownJobs } from '@/entities/job';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { useJobTracker } from '../model/use-job-tracker';
import { ConnectionLost } from './connection-lost';

const JobDialog = lazyComponent(() => import('./job-dialog').then((module) => module.JobDialog));
const JobsPanel = lazyComponent(() => import('./jobs-panel').then((module) => module.JobsPanel));

/** Tracks jobs and hosts the activity panel and the job dialog. Mounted once, in the shell. */
export function JobsDock() {
  const connected = useJobTracker();
  const { panel: open, job } = useShownJobs();
  return (
    <>
      <ConnectionLost connected={connected} />
      {open && <JobsPanel connected={connected} />}
      {job !== undefined && <JobDialog key={job} id={job} onClose={hideJob} />}
    </>
  );
}
