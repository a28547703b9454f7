import { type ReactNode, useState } from 'react';
import { hideJob, useShownJobs } from '@/entities/job';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { useJobTracker } from '../model/use-job-tracker';
import { ConnectionLost } from './connection-lost';

const JobDialog = lazyComponent(() => import('./job-dialog').then((module) => module.JobDialog));
const JobsPanel = lazyComponent(() => import('./jobs-panel').then((module) => module.JobsPanel));

interface JobsDockProps {
  /** Renders the review of a job's patches. */
  patchReview: (job: string, onClose: () => void) => ReactNode;
}

/** Tracks jobs and hosts the activity panel and the job dialog. Mounted once, in the shell. */
export function JobsDock({ patchReview }: JobsDockProps) {
  const connected = useJobTracker();
  const { panel: open, job } = useShownJobs();
  const [reviewed, setReviewed] = useState<string>();
  const review = (id: string) => {
    hideJob();
    setReviewed(id);
  };
  return (
    <>
      <ConnectionLost connected={connected} />
      {open && <JobsPanel connected={connected} />}
      {job !== undefined && <JobDialog key={job} id={job} onClose={hideJob} onReview={review} />}
      {reviewed !== undefined && patchReview(reviewed, () => setReviewed(undefined))}
    </>
  );
}
