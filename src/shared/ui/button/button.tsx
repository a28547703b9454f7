import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '@/shared/lib/cx';
import { Kbd } from '../kbd';
import { Spinner } from '../spinner';
import { Tooltip } from '../tooltip';
import {
  type ButtonKind,
  type ButtonSize,
  buttonStyles,
  disabledButtonStyles,
} from './button-styles';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: LucideIcon | undefined;
  /** In progress: a spinner replaces the icon and further presses do nothing. */
  busy?: boolean | undefined;
  /** Why the button is disabled. Every disabled button has a reason. */
  disabledReason?: string | false | undefined;
  shortcut?: string | undefined;
};

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

export function Button({
  kind = 'secondary',
  size = 'md',
  icon: Icon,
  busy = false,
  disabledReason,
  shortcut,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = Boolean(disabledReason);
  const button = (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={off || busy || undefined}
      onClick={off || busy ? ignore : onClick}
      className={cx(off ? disabledButtonStyles(size) : buttonStyles({ kind, size }), className)}
    >
      {busy ? (
        <Spinner />
      ) : (
        Icon && <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
      )}
      {children}
      {shortcut && (
        <span className="contents max-sm:hidden">
          <Kbd keys={shortcut} />
        </span>
      )}
    </button>
  );
  // Also without a reason: changing the wrapper would remount the button, which loses the focus.
  return disabledReason === undefined ? (
    button
  ) : (
    <Tooltip label={disabledReason || ''} describes={off}>
      {button}
    </Tooltip>
  );
}
