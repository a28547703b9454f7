import type { BulkItem, Finding, Job, JobRef } from '../../generated/model';
import { people } from '../data/people';
import { getGetJobResponseMock } from '../generated/activity/activity.msw';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { withDownload } from './downloads';
import { pageOf } from './page';
import { fresh } from './request';

/** A job; the mock completes it at once. */
type NewJob = {
  kind: string;
  title: string;
  items?: readonly BulkItem[];
  /** The findings before the job, which an undo restores. */
  before?: readonly Finding[];
  /** Attributes that differ from the default. */
  of?: Partial<Job>;
};

const countsOf = (items: readonly BulkItem[]): Job['counts'] => ({
  total: items.length,
  done: items.filter(({ outcome }) => outcome === 'done').length,
  skipped: items.filter(({ outcome }) => outcome === 'skipped').length,
  failed: items.filter(({ outcome }) => outcome === 'failed').length,
});

/** Adds a completed job to the list. */
export const enqueueJob = (
  { jobs }: MockState,
  { kind, title, items = [], before, of }: NewJob,
): JobRef => {
  const { id, now } = fresh();
  const job: Job = {
    ...getGetJobResponseMock().data,
    id,
    kind,
    title,
    status: 'succeeded',
    progress: 1,
    can_cancel: false,
    can_undo: before !== undefined,
    can_retry: false,
    run_at: null,
    subject: null,
    counts: countsOf(items),
    created_by: people[0] ?? null,
    created_at: now,
    finished_at: now,
    ...of,
  };
  jobs.add({ job, items, ...(before && { before }) });
  return { job_id: id, status: 'queued' };
};

export const jobsOverlay = (state: MockState) =>
  ({
    listJobs: ({ request }) => {
      const url = new URL(request.url);
      const [statuses, kinds] = ['status', 'kind'].map((name) =>
        url.searchParams.get(name)?.split(','),
      );
      const rows = state.jobs.all
        .map(({ job }) => job)
        .filter(
          ({ status, kind }) =>
            (statuses?.includes(status) ?? true) && (kinds?.includes(kind) ?? true),
        );
      return pageOf(rows, url);
    },
    getJob: ({ params }) => ({ data: withDownload(state, state.jobs.find(params['id']).job) }),
    listJobItems: ({ params, request }) => {
      const url = new URL(request.url);
      const wanted = url.searchParams.get('outcome');
      const { items } = state.jobs.find(params['id']);
      return pageOf(
        items.filter(({ outcome }) => wanted === null || outcome === wanted),
        url,
      );
    },
    cancelJob: ({ params }) => {
      const { job } = state.jobs.find(params['id']);
      if (!job.can_cancel) refuse(409, 'It has already started.', 'already_begun');
      const cancelled = {
        ...job,
        status: 'failed' as const,
        error_code: 'cancelled',
        can_cancel: false,
        finished_at: fresh().now,
      };
      return { data: state.jobs.change(job.id, { job: cancelled }).job };
    },
    undoJob: ({ params }) => {
      const { job, items, before = [] } = state.jobs.find(params['id']);
      if (!job.can_undo)
        refuse(409, 'This cannot be undone, or was already undone.', 'cannot_undo');
      state.jobs.change(job.id, { job: { ...job, can_undo: false } });
      const restored = new Map(before.map((finding) => [finding.id, finding]));
      state.findings = state.findings.map((finding) => restored.get(finding.id) ?? finding);
      return enqueueJob(state, { kind: 'undo', title: `Undo: ${job.title}`, items });
    },
    retryJob: ({ params }) => {
      const { job, items } = state.jobs.find(params['id']);
      if (!job.can_retry) refuse(409, 'There is nothing to retry.', 'nothing_to_retry');
      state.jobs.change(job.id, { job: { ...job, can_retry: false } });
      const again = items.map((item): BulkItem => ({ ...item, outcome: 'done', reason: null }));
      return enqueueJob(state, { kind: job.kind, title: job.title, items: again });
    },
  }) satisfies Overlay;
