import type { BulkItem, Job } from '@/shared/api/generated/model';

export type { Job };
export type JobItem = BulkItem;

/** Where the work stands, for a person: a job that was taken back before it began has not failed. */
export type WorkState = 'waiting' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled';

export const isOver = ({ status }: Job): boolean => status === 'succeeded' || status === 'failed';
export const isCancelled = ({ result }: Job): boolean => result?.['cancelled'] === true;
/** It goes through findings, and can say what became of each. */
export const isBulk = ({ counts }: Job): boolean => counts !== null;

export function stateOf(job: Job): WorkState {
  if (isCancelled(job)) return 'cancelled';
  if (job.status === 'queued') return 'waiting';
  if (job.status === 'running') return 'running';
  if (job.status === 'failed') return 'failed';
  return (job.counts?.failed ?? 0) > 0 ? 'partly' : 'done';
}
