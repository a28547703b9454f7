import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

const segment =
  'inline-flex min-h-[calc(var(--p-control-sm)-2px)] items-center gap-1.5 px-2 not-first:border-l not-first:border-line';

/** A filter in the query line: field, operator, value, remove. Compose it from segments. */
export const Chip = ({ label, children }: { label: string; children: ReactNode }) => (
  <span
    role="group"
    aria-label={label}
    className="inline-flex max-w-full items-stretch overflow-hidden rounded-md border border-line-strong bg-surface text-xs"
  >
    {children}
  </span>
);

const weights = { quiet: 'text-ink-3', value: 'font-medium text-ink' } as const;
type Weight = { weight?: keyof typeof weights };

export const ChipText = ({ weight = 'quiet', children }: Weight & { children: ReactNode }) => (
  <span className={cx(segment, weights[weight])}>{children}</span>
);

/** A segment that opens its own menu: spread a popover's trigger props on it. */
export const ChipButton = ({
  weight = 'quiet',
  className,
  ...rest
}: Weight & ComponentProps<'button'>) => (
  <button
    {...rest}
    type="button"
    className={cx(
      segment,
      weights[weight],
      'min-w-0 truncate -outline-offset-2 hover:bg-hover',
      className,
    )}
  />
);

/** `label` names what is removed: "Remove filter Severity". */
export const ChipRemove = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onRemove}
    className={cx(segment, 'px-1.5 text-ink-3 -outline-offset-2 hover:bg-hover hover:text-ink')}
  >
    <X aria-hidden strokeWidth={1.75} className="size-3.5" />
  </button>
);
