import { Plural, useLingui } from '@lingui/react/macro';
import { ScanLine } from 'lucide-react';
import { Progress } from '@/shared/ui/progress';
import { useRunningScans } from '../api/use-running-scans';

export function RunningScans({ rail, enabled }: { rail: boolean; enabled: boolean }) {
  const { t, i18n } = useLingui();
  const { count, progress } = useRunningScans(enabled);
  if (count === 0) return null;
  const share = i18n.number(progress, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className="px-2 py-1.5">
      {!rail && (
        <p className="mb-1.5 flex items-center gap-1.5 text-xs text-ink-2">
          <ScanLine aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-progress-text" />
          <Plural value={count} one="# scan running" other="# scans running" />
          <span className="num ml-auto text-ink-3">{share}</span>
        </p>
      )}
      <Progress label={t`Running scans`} labelHidden value={progress * 100} tone="progress" height="thin" />
    </div>
  );
}
