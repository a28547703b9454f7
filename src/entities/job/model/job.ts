import type { BulkItem, Job } from '@/shared/api/generated/model';

export type { Job };
export type JobItem = BulkItem;

/**
 * The state of a job as shown to users: a job that was cancelled before it started has not failed.
 */
export type JobState = 'waiting' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled';

export const isOver = ({ status }: Job): boolean => status === 'succeeded' || status === 'failed';
export const isCancelled = ({ result }: Job): boolean => result?.['cancelled'] === true;
/** A bulk job reports an outcome for each finding. */
export const isBulk = ({ counts }: Job): boolean => counts !== null;

export function jobState(job: Job): JobState {
  if (isCancelled(job)) return 'cancelled';
  if (job.status === 'queued') return 'waiting';
  if (job.status === 'running') return 'running';
  if (job.status === 'failed') return 'failed';
  return (job.counts?.failed ?? 0) > 0 ? 'partly' : 'done';
}

/** The job opened no pull requests; its patches wait for a user's review. */
export const hasPatchesToReview = (job: Job): boolean =>
  job.kind === 'generate_patches' &&
  job.action === 'patch' &&
  isOver(job) &&
  (job.counts?.done ?? 0) > 0;

/** Jobs whose result is a file. */
export const isExport = ({ kind }: Pick<Job, 'kind'>): boolean =>
  kind === 'export_findings' || kind === 'export_organization';
