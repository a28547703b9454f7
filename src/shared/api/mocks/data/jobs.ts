import { placeOf } from '#domain/finding-place';
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

const skipped = 1;
const failed = 2;

/** The first findings of the list; most of them were changed. */
const listBulkItems = (findings: readonly Finding[]): BulkItem[] =>
  findings.slice(0, 40).map(({ id, attributes }, index) => {
    const outcome = index < failed ? 'failed' : index < failed + skipped ? 'skipped' : 'done';
    const { title, severity, repository } = attributes;
    const place = placeOf({ attributes }) || null;
    return {
      ...{ finding_id: id, outcome, link: null },
      reason: outcome === 'done' ? null : 'The finding has changed since then.',
      code: outcome === 'done' ? null : 'changed_since',
      finding: { id, title, severity, repository: repository.nickname, place },
    };
  });

/** One waiting job, and one that ended yesterday with failures. */
export const firstJobs = (findings: readonly Finding[]): MockJob[] => {
  const items = listBulkItems(findings);
  return getListJobsResponseMock().data.flatMap((job) => [
    { job, items: [] },
    {
      job: {
        ...job,
        id: '01980a5c-0d00-7000-8000-000000000001',
        kind: 'bulk_triage',
        status: 'succeeded',
        progress: 1,
        title: `Change ${items.length} findings`,
        can_cancel: false,
        can_undo: true,
        can_retry: true,
        counts: { total: items.length, done: items.length - skipped - failed, skipped, failed },
        created_at: yesterday(),
        finished_at: yesterday(),
      },
      items,
    },
  ]);
};
