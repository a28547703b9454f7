import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '@/shared/lib/cx';
import type { ButtonKind } from '../button';
import { buttonStyles } from '../button';
import { Spinner } from '../spinner';
import { Tooltip } from '../tooltip';

const sizes = { sm: 'size-control-sm', md: 'size-control-md', lg: 'size-control-lg' } as const;

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'disabled' | 'aria-label' | 'title'
> & {
  icon: LucideIcon;
  /** Its accessible name and tooltip. */
  label: string;
  kind?: ButtonKind;
  size?: keyof typeof sizes;
  shortcut?: string | undefined;
  busy?: boolean | undefined;
  disabledReason?: string | false | undefined;
};

export function IconButton({
  icon: Icon,
  label,
  kind = 'quiet',
  size = 'md',
  shortcut,
  busy = false,
  disabledReason = false,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  const off = Boolean(disabledReason) || busy;
  return (
    <Tooltip
      label={disabledReason || label}
      describes={Boolean(disabledReason)}
      shortcut={disabledReason ? undefined : shortcut}
    >
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-disabled={off || undefined}
        onClick={off ? (event) => event.preventDefault() : onClick}
        className={cx(
          'shrink-0 px-0!',
          buttonStyles({ kind, size }),
          sizes[size],
          disabledReason && 'text-ink-3!',
          className,
        )}
      >
        {busy ? <Spinner /> : <Icon aria-hidden strokeWidth={1.75} className="size-4" />}
        {children}
      </button>
    </Tooltip>
  );
}
