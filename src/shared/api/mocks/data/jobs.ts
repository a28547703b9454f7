import type { BulkItem, Finding, Job } from '../../generated/model';
import { getListJobsResponseMock } from '../generated/activity/activity.msw';
import { dayMs, today } from './today';

/** A background job, with its result for each finding. */
export type MockJob = {
  job: Job;
  items: readonly BulkItem[];
  /** The findings before the job, if it can be undone. */
  before?: readonly Finding[];
};

const yesterday = () => new Date(today() - dayMs).toISOString();

/** One waiting job, and one that ended yesterday with failures. */
export const firstJobs = (): MockJob[] =>
  getListJobsResponseMock().data.flatMap((job) => [
    { job, items: [] },
    {
      job: {
        ...job,
        id: '01980a5c-0d00-7000-8000-000000000001',
        kind: 'bulk_triage',
        status: 'succeeded',
        progress: 1,
        title: 'Change 40 findings',
        can_cancel: false,
        can_undo: true,
        can_retry: true,
        counts: { total: 40, done: 37, skipped: 1, failed: 2 },
        created_at: yesterday(),
        finished_at: yesterday(),
      },
      items: [],
    },
  ]);
