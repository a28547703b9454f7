import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Activity } from 'lucide-react';
import { hideJobsPanel, showJobsPanel, useShownJobs } from '@/entities/job';
import { cx } from '@/shared/lib/cx';
import { Progress } from '@/shared/ui/progress';
import { Tooltip } from '@/shared/ui/tooltip';
import { useTrackedJobs } from '../api/use-tracked-jobs';

/** Opens the activity panel and shows how many jobs run and their progress. */
export function JobsButton({ rail, onPress }: { rail: boolean; onPress?: () => void }) {
  const { t, i18n } = useLingui();
  const { running } = useTrackedJobs();
  const { panel: open } = useShownJobs();
  const count = running.length;
  const progress = count === 0 ? 0 : running.reduce((sum, job) => sum + job.progress, 0) / count;
  const share = i18n.number(progress, { style: 'percent', maximumFractionDigits: 0 });
  const press = () => {
    if (open) hideJobsPanel();
    else showJobsPanel();
    onPress?.();
  };
  const button = (
    <button
      type="button"
      aria-expanded={open}
      aria-label={rail ? t`Activity, ${count} running` : undefined}
      className={cx(
        'flex min-h-8 w-full flex-col justify-center gap-1.5 rounded-md px-2 py-1 text-left text-xs text-ink-2 hover:bg-hover',
        rail && 'items-center',
      )}
      onClick={press}
    >
      <span className="flex w-full items-center gap-2">
        <Activity
          aria-hidden
          strokeWidth={1.75}
          className={cx('size-4 shrink-0', count > 0 && 'text-progress-text', rail && 'mx-auto')}
        />
        {!rail &&
          (count === 0 ? (
            <Trans>Activity</Trans>
          ) : (
            <Plural value={count} one="# job running" other="# jobs running" />
          ))}
        {!rail && count > 0 && <span className="ml-auto text-ink-3 num">{share}</span>}
      </span>
      {count > 0 && (
        <span className="block w-full">
          <Progress
            label={t`Running work`}
            labelHidden
            value={progress * 100}
            tone="progress"
            height="thin"
          />
        </span>
      )}
    </button>
  );
  return rail ? (
    <Tooltip label={t`Activity`} side="right">
      {button}
    </Tooltip>
  ) : (
    button
  );
}
