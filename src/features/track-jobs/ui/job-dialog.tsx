import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileDiff, RotateCcw, Undo2, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import {
  describeJob,
  hasPatchesToReview,
  isOver,
  jobError,
  jobQueries,
  jobState,
  type Job,
} from '@/entities/job';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { getListJobItemsQueryKey } from '@/shared/api/generated/activity';
import type { ListJobItemsOutcome } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { JobItems, JobProgress } from '@/shared/ui/job-items';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { useCancelJob, useRetryJob, useUndoJob } from '../api/use-job-actions';
import { closeOnLink, useJobItemRows } from '../model/use-job-rows';

type Section = ListJobItemsOutcome | 'all';

interface JobDialogProps {
  id: string;
  onClose: () => void;
  /** Opens the review of the patches that the job generated. */
  onReview: (id: string) => void;
}

/**
 * The progress and results of a job, finding by finding. Closing the dialog does not stop the job.
 */
export function JobDialog({ id, onClose, onReview }: JobDialogProps) {
  const { t, i18n } = useLingui();
  const { data: job, error } = useQuery(jobQueries.detail(id));
  const mayNotBulk = useDisabledReason('findings:bulk');
  const isReviewable = job !== undefined && hasPatchesToReview(job);
  const title = job ? describeJob(i18n, job) : t`Results`;
  return (
    <Dialog title={title} description={job && <State job={job} />} width="run" onClose={onClose}>
      {error && !job && (
        <p role="alert" className="p-5 text-sm text-danger-text">
          {messageOf(error)}
        </p>
      )}
      {job && (
        // Links handle keys themselves; this handles the click that bubbles up from them.
        <div role="presentation" onClick={closeOnLink}>
          <Results job={job} connected={error === null} />
        </div>
      )}
      <DialogFoot note={job && !isOver(job) && <Trans>Keeps running if you leave this page</Trans>}>
        {job && <Actions job={job} onClose={onClose} />}
        <Button
          data-autofocus
          kind={job && isOver(job) && !isReviewable ? 'primary' : 'secondary'}
          onClick={onClose}
        >
          {job && !isOver(job) ? <Trans>Run in background</Trans> : <Trans>Close</Trans>}
        </Button>
        {isReviewable && (
          <Button
            kind="primary"
            icon={FileDiff}
            disabledReason={mayNotBulk}
            onClick={() => onReview(id)}
          >
            <Trans>Review patches</Trans>
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function State({ job }: { job: Job }) {
  const { t, i18n } = useLingui();
  const begins = job.run_at === null ? '' : i18n.date(job.run_at, { timeStyle: 'medium' });
  switch (jobState(job)) {
    case 'waiting':
      return (
        <>
          {job.kind === 'send_findings'
            ? t`Emails send at ${begins}. You can undo until then.`
            : t`Queued`}
        </>
      );
    case 'running':
      return <Trans>Running</Trans>;
    case 'failed':
      return <>{jobError(i18n, job)}</>;
    case 'cancelled':
      return <Trans>Cancelled before it started</Trans>;
    case 'done':
    case 'partly':
      return <Trans>Finished</Trans>;
  }
}

function Results({ job, connected }: { job: Job; connected: boolean }) {
  const { t, i18n } = useLingui();
  const panel = useId();
  const [section, setSection] = useState<Section>('all');
  const client = useQueryClient();
  const counts = job.counts ?? { total: 0, done: 0, skipped: 0, failed: 0 };
  const settled = counts.done + counts.skipped + counts.failed;
  const items = useInfiniteQuery(jobQueries.items(job.id, section === 'all' ? undefined : section));
  const rows = useJobItemRows(job, items.data?.pages.flatMap((page) => page.data) ?? []);
  // Refetch when more items have settled or a note was added.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: getListJobItemsQueryKey(job.id) });
  }, [client, job.id, job.status, settled]);
  const waiting = counts.total - settled;
  const count = (n: number) => ({ count: i18n.number(n) });
  return (
    <>
      <DialogBody className="pb-0!">
        <JobProgress
          label={describeJob(i18n, job)}
          counts={{
            ready: counts.done,
            skipped: counts.skipped,
            failed: counts.failed,
            total: counts.total,
          }}
        />
        {!connected && (
          <p
            role="alert"
            className="mt-3 rounded-md border border-warn-edge bg-warn-tint px-3 py-2 text-sm"
          >
            <Trans>
              Couldn’t reach the server. The job continues there, and this page updates when you’re
              back online.
            </Trans>
          </p>
        )}
        <div className="mt-3">
          <Tabs
            label={t`Results`}
            panelId={panel}
            value={section}
            onChange={setSection}
            tabs={[
              { id: 'all', label: <Trans>All</Trans>, ...count(settled) },
              { id: 'done', label: <Trans>Done</Trans>, ...count(counts.done) },
              { id: 'skipped', label: <Trans>Skipped</Trans>, ...count(counts.skipped) },
              { id: 'failed', label: <Trans>Failed</Trans>, ...count(counts.failed) },
              ...(waiting > 0
                ? [{ id: 'pending' as const, label: <Trans>Waiting</Trans>, ...count(waiting) }]
                : []),
            ]}
          />
        </div>
      </DialogBody>
      <div
        id={panel}
        role="tabpanel"
        aria-label={t`Results`}
        tabIndex={0}
        className="max-h-[26rem] min-h-40 overflow-y-auto overscroll-contain -outline-offset-2"
      >
        {items.isPending ? (
          <SkeletonRows rows={4} label={t`Loading results`} />
        ) : rows.length === 0 ? (
          <p className="px-5 py-8 text-center text-sm text-ink-3">
            <Trans>None so far.</Trans>
          </p>
        ) : (
          <JobItems label={t`Results`} items={rows} />
        )}
        {items.hasNextPage && (
          <div className="p-3 text-center">
            <Button
              size="sm"
              busy={items.isFetchingNextPage}
              onClick={() => void items.fetchNextPage()}
            >
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function Actions({ job, onClose }: { job: Job; onClose: () => void }) {
  const mayNotBulk = useDisabledReason('findings:bulk');
  const cancel = useCancelJob();
  const undo = useUndoJob();
  const retry = useRetryJob();
  const left = job.counts ? job.counts.total - job.counts.done - job.counts.skipped : 0;
  return (
    <>
      {job.can_cancel && (
        <Button
          icon={X}
          busy={cancel.isPending}
          onClick={() => cancel.mutate(job.id, { onSuccess: onClose })}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      {job.can_undo && (
        <Button
          icon={Undo2}
          busy={undo.isPending}
          disabledReason={mayNotBulk}
          onClick={() => undo.mutate(job.id, { onSuccess: onClose })}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      {job.can_retry && (
        <Button
          icon={RotateCcw}
          busy={retry.isPending}
          disabledReason={mayNotBulk}
          onClick={() => retry.mutate({ job: job.id, kind: job.kind })}
        >
          <Plural value={left} one="Try # again" other="Try # again" />
        </Button>
      )}
    </>
  );
}
