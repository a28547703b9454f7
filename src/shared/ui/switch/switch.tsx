import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

type Named = { label: ReactNode; 'aria-label'?: never } | { label?: never; 'aria-label': string };
export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role' | 'aria-label'> &
  Named;

/** A single setting, on or off. Use checkboxes for selections. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  const track = (
    <span className="target-24 relative inline-flex h-4.5 w-8 shrink-0">
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="peer absolute inset-0 z-1 appearance-none rounded-full bg-line-control transition-colors duration-(--dur-fast) checked:bg-primary disabled:bg-line-strong forced-colors:border"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-0.5 left-0.5 z-2 size-3.5 rounded-full bg-surface shadow-1 transition-[translate] duration-(--dur-fast) peer-checked:translate-x-3.5 peer-checked:bg-on-primary forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[Highlight]"
      />
    </span>
  );
  if (label === undefined) return track;
  return (
    <label className={cx('inline-flex min-h-6 items-center gap-2 text-sm', className)}>
      {track}
      {label}
    </label>
  );
}
