import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Info, Sparkles, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/shared/lib/cx';
import { IconButton } from '../icon-button';
import { linkStyles } from '../link';
import { dismissToast, type Toast, toastMs } from './toast-store';
import { pressAction } from './undo-last';
import { useCountdown } from './use-countdown';

const kinds = {
  ok: { icon: CircleCheck, ink: 'text-ok-text', line: 'bg-ok-text' },
  error: { icon: TriangleAlert, ink: 'text-danger-text', line: 'bg-danger-text' },
  info: { icon: Info, ink: 'text-progress-text', line: 'bg-progress-text' },
  ai: { icon: Sparkles, ink: 'text-ai-text', line: 'bg-ai-text' },
} as const;

export function ToastItem({ id, kind, title, detail, action, more }: Toast) {
  const actions = [action, more].filter((one) => one !== undefined);
  const { t } = useLingui();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  useCountdown(toastMs, paused, () => dismissToast(id));
  const { icon: Icon, ink, line } = kinds[kind];
  return (
    <div
      role="presentation"
      className="pointer-events-auto relative flex dialog-motion items-start gap-3 overflow-hidden rounded-lg p-3.5 floating"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden strokeWidth={1.75} className={cx('mt-0.5 size-4 shrink-0', ink)} />
      <div role={kind === 'error' ? 'alert' : 'status'} className="min-w-0 flex-1 text-sm">
        <p className="font-medium break-words">{title}</p>
        {detail && <p className="break-words text-ink-3">{detail}</p>}
        {actions.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-x-4">
            {actions.map((one) => (
              <button
                key={one.label}
                type="button"
                className={cx(linkStyles.action, 'min-h-6')}
                aria-keyshortcuts={one.undoes ? 'Control+Z Meta+Z' : undefined}
                onClick={() => pressAction(id, one)}
              >
                {one.label}
              </button>
            ))}
          </span>
        )}
      </div>
      <IconButton
        icon={X}
        size="sm"
        label={t`Dismiss`}
        className="-mt-1 -mr-1"
        onClick={() => dismissToast(id)}
      />
      <span
        aria-hidden
        className={cx(
          'absolute bottom-0 left-0 h-0.5 w-full origin-left animate-toast-line motion-reduce:hidden',
          line,
        )}
        style={{
          animationDuration: `${toastMs}ms`,
          animationPlayState: paused ? 'paused' : 'running',
        }}
      />
    </div>
  );
}
