import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  Download,
  ListChecks,
  LoaderCircle,
  type LucideIcon,
  RotateCcw,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import {
  describeJob,
  isExport,
  type Job,
  jobError,
  jobState,
  type JobState,
  showJob,
  summarizeJob,
} from '@/entities/job';
import { useDisabledReason, useSessionUser } from '@/entities/session';
import { cx } from '@/shared/lib/cx';
import { dataSize } from '@/shared/lib/data-size';
import { dateTimeOf, timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Progress } from '@/shared/ui/progress';
import { useCancelJob, useDownloadExport, useRetryJob, useUndoJob } from '../api/use-job-actions';

const looks: Readonly<Record<JobState, { icon: LucideIcon; tone: string }>> = {
  waiting: { icon: Clock, tone: 'text-ink-3' },
  running: {
    icon: LoaderCircle,
    tone: 'animate-spin text-progress-text motion-reduce:animate-none',
  },
  done: { icon: CircleCheck, tone: 'text-ok-text' },
  partly: { icon: TriangleAlert, tone: 'text-warn-text' },
  failed: { icon: CircleX, tone: 'text-danger-text' },
  cancelled: { icon: CircleSlash, tone: 'text-ink-3' },
};

/** One job: its title, progress and actions. */
export function JobRow({ job }: { job: Job }) {
  const { i18n } = useLingui();
  const state = jobState(job);
  const { icon: Icon, tone } = looks[state];
  const title = describeJob(i18n, job);
  return (
    <li
      tabIndex={-1}
      className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 -outline-offset-2 lg:px-6"
    >
      <Icon aria-hidden strokeWidth={1.75} className={cx('size-4 shrink-0', tone)} />
      <span className="min-w-0 flex-1 basis-56">
        <span className="block truncate text-sm font-medium">{title}</span>
        <span className="block text-xs text-ink-3">
          <About job={job} state={state} />
        </span>
      </span>
      {state === 'running' && (
        <span className="w-40">
          <Progress label={title} labelHidden value={job.progress * 100} tone="progress" />
        </span>
      )}
      <Actions job={job} title={title} />
    </li>
  );
}

function About({ job, state }: { job: Job; state: JobState }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const begins =
    job.run_at !== null && job.run_at > job.created_at
      ? i18n.date(job.run_at, { timeStyle: 'medium' })
      : undefined;
  const labels: Readonly<Record<JobState, string>> = {
    waiting: begins === undefined ? t`Queued` : t`Starts at ${begins}`,
    running: [
      i18n.number(job.progress, { style: 'percent', maximumFractionDigits: 0 }),
      isExport(job) && job.counts
        ? t`table ${i18n.number(job.counts.done)} of ${i18n.number(job.counts.total)}`
        : summarizeJob(i18n, job),
    ]
      .filter(Boolean)
      .join(', '),
    done: summarizeJob(i18n, job) || t`Done`,
    partly: summarizeJob(i18n, job),
    failed: jobError(i18n, job),
    cancelled: t`Cancelled before it started`,
  };
  const size = job.size === null ? undefined : dataSize(i18n, job.size);
  const expires = job.expires_at === null ? undefined : dateTimeOf(i18n, job.expires_at);
  const gone = isExport(job) && state === 'done' && job.expires_at === null;
  const parts = [
    job.about,
    labels[state],
    size,
    expires && t`kept until ${expires}`,
    gone && t`The file has been removed`,
    job.created_by?.username,
    timeAgo(i18n, job.finished_at ?? job.created_at, now),
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}

/** The button disappears after its action, so the focus moves to its row. */
const stay = (event: MouseEvent<HTMLElement>, act: () => void) => {
  event.currentTarget.closest('li')?.focus();
  act();
};

function Actions({ job, title }: { job: Job; title: string }) {
  const { t } = useLingui();
  const me = useSessionUser().id;
  const mayNotBulk = useDisabledReason('findings:bulk');
  const cancel = useCancelJob();
  const undo = useUndoJob();
  const retry = useRetryJob();
  const download = useDownloadExport();
  return (
    <span className="flex shrink-0 flex-wrap gap-1.5">
      {job.can_cancel && (
        <Button
          size="sm"
          icon={X}
          busy={cancel.isPending}
          aria-label={t`Cancel: ${title}`}
          onClick={(event) => stay(event, () => cancel.mutate(job.id))}
        >
          <Trans>Cancel</Trans>
        </Button>
      )}
      {job.expires_at !== null && (
        <Button
          size="sm"
          icon={Download}
          busy={download.isPending}
          disabledReason={
            job.created_by?.id !== me && t`Only the person who requested a file can download it`
          }
          aria-label={t`Download: ${title}`}
          onClick={() => download.mutate(job.id)}
        >
          <Trans>Download</Trans>
        </Button>
      )}
      {job.can_retry && (
        <Button
          size="sm"
          icon={RotateCcw}
          busy={retry.isPending}
          disabledReason={mayNotBulk}
          aria-label={t`Try again: ${title}`}
          onClick={(event) => stay(event, () => retry.mutate({ job: job.id, kind: job.kind }))}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      {job.can_undo && (
        <Button
          size="sm"
          icon={Undo2}
          busy={undo.isPending}
          disabledReason={mayNotBulk}
          aria-label={t`Undo: ${title}`}
          onClick={(event) => stay(event, () => undo.mutate(job.id))}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      {job.counts && !isExport(job) && (
        <Button
          size="sm"
          icon={ListChecks}
          aria-label={t`Results: ${title}`}
          onClick={() => showJob(job.id)}
        >
          <Trans>Results</Trans>
        </Button>
      )}
      {job.subject?.type === 'scan' && (
        <Link
          to="/Repositories/scans/$scanId"
          params={{ scanId: job.subject.id }}
          aria-label={t`Open the scan: ${job.about ?? title}`}
          className={buttonStyles({ kind: 'secondary', size: 'sm' })}
        >
          <Trans>Open the scan</Trans>
        </Link>
      )}
    </span>
  );
}
