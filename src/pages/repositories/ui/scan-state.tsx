import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import type { Repository } from '@/entities/repository';
import { phaseName, type Scan } from '@/entities/scan';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { Progress } from '@/shared/ui/progress';

interface ScanStateProps {
  repository: Repository;
  /** The running scan, if any. */
  running: Scan | undefined;
}

/** A live cell with the state of the repository's running or last scan. */
export function ScanState({ repository: { attributes }, running }: ScanStateProps) {
  const { i18n } = useLingui();
  const now = useNow();
  if (running) {
    const label = phaseName(i18n, running.attributes.phase);
    const percent = i18n.number(running.attributes.progress, { style: 'percent' });
    return (
      <span className="block w-44">
        <span className="mb-1 flex justify-between gap-2 text-xs">
          <span className="truncate font-medium text-progress-text">{label}</span>
          <span className="text-ink-3 num">{percent}</span>
        </span>
        <Progress
          label={label}
          labelHidden
          tone="progress"
          height="thin"
          value={running.attributes.progress * 100}
        />
      </span>
    );
  }
  if (attributes.last_scan_status === 'failed')
    return (
      <State icon={CircleX} tone="text-danger-text">
        <span className="text-danger-text">
          <Trans>Scan failed</Trans>
        </span>
      </State>
    );
  if (attributes.last_scan_incomplete)
    return (
      <State icon={TriangleAlert} tone="text-warn-text">
        <Trans>Scan incomplete</Trans>
      </State>
    );
  return attributes.last_scan_at === null ? (
    <State icon={Clock} tone="text-ink-3">
      <Trans>Not scanned yet</Trans>
    </State>
  ) : (
    <State icon={CircleCheck} tone="text-ok-text">
      <Trans>Scanned</Trans>{' '}
      <span className="text-ink-3 num">{timeAgo(i18n, attributes.last_scan_at, now)}</span>
    </State>
  );
}

function State({
  icon: Icon,
  tone,
  children,
}: {
  icon: typeof Clock;
  tone: string;
  children: React.ReactNode;
}) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle text-sm whitespace-nowrap text-ink-2">
      <Icon aria-hidden strokeWidth={1.75} className={`size-3.5 shrink-0 ${tone}`} />
      <span>{children}</span>
    </span>
  );
}
