import { type ReactNode, useId } from 'react';
import { cx } from '@/shared/lib/cx';

const tones = {
  primary: 'bg-primary',
  progress: 'bg-progress',
  ok: 'bg-ok',
  warn: 'bg-warn',
  danger: 'bg-danger',
  ai: 'bg-ai',
} as const;
const heights = { thin: 'h-1', normal: 'h-1.5' } as const;

export type ProgressProps = {
  /** The action in progress. */
  label: string;
  /** 0–100; absent for work of unknown length that takes less than 2 s. */
  value?: number;
  /** The amount as text: "1,204 of 3,900". Screen readers announce it. */
  amount?: ReactNode;
  tone?: keyof typeof tones;
  height?: keyof typeof heights;
  /** The label is already on screen nearby. */
  labelHidden?: boolean;
};

export function Progress({
  label,
  value,
  amount,
  tone = 'primary',
  height = 'normal',
  labelHidden = false,
}: ProgressProps) {
  const id = useId();
  const part = value === undefined ? undefined : Math.round(Math.max(0, Math.min(value, 100)));
  return (
    <div>
      {!labelHidden && (
        <div className="mb-2 flex justify-between gap-3 text-sm">
          <span>{label}</span>
          {amount !== undefined && (
            <span id={id} className="text-ink-3 num">
              {amount}
            </span>
          )}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part}
        aria-describedby={amount !== undefined && !labelHidden ? id : undefined}
        className={cx(
          'overflow-hidden rounded-full bg-hover forced-colors:border',
          heights[height],
        )}
      >
        <span
          className={cx(
            'forced-fill block h-full rounded-full transition-[width] duration-(--dur-slow)',
            tones[tone],
            part === undefined && 'w-1/3 animate-indeterminate',
          )}
          style={part === undefined ? undefined : { width: `${part}%` }}
        />
      </div>
    </div>
  );
}
