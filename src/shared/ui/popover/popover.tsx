import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { type Placement, useAnchorPosition } from '@/shared/lib/use-anchor-position';
import { cx } from '@/shared/lib/cx';

export type TriggerProps = Pick<
  ComponentProps<'button'>,
  'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onKeyDown'
> & { ref: RefObject<HTMLButtonElement | null> };

export type PopoverProps = {
  /** The button that opens it; spread the props on a Button or IconButton. */
  trigger: (props: TriggerProps) => ReactNode;
  /** Its accessible name. */
  label: string;
  role?: 'dialog' | 'menu' | 'listbox';
  placement?: Placement;
  className?: string | undefined;
  onOpen?: (box: HTMLElement) => void;
  /** Mounted only while open. */
  children: (close: () => void) => ReactNode;
};

/**
 * A native popover: the browser keeps it in the top layer, closes it on Esc and outside clicks, and
 * restores focus.
 */
export function Popover({
  trigger,
  label,
  role = 'dialog',
  placement = { side: 'bottom', align: 'start' },
  className,
  onOpen,
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<{ box: HTMLElement; anchor: HTMLElement | null } | null>(null);
  const open = shown !== null;
  useAnchorPosition(open, shown?.anchor ?? null, shown?.box ?? null, placement);
  return (
    <>
      {trigger({
        ref: button,
        popoverTarget: id,
        'aria-haspopup': role,
        'aria-expanded': open,
        'aria-controls': id,
        onKeyDown: (event) => {
          if (role === 'dialog' || event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          event.stopPropagation();
          document.getElementById(id)?.showPopover();
        },
      })}
      <div
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={cx(
          'floating popover-motion fixed m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] overflow-auto rounded-lg',
          className,
        )}
        onBeforeToggle={(event) => {
          if (event.target === event.currentTarget && event.newState === 'open')
            setShown({ box: event.currentTarget, anchor: button.current });
        }}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          if (event.newState === 'open') onOpen?.(event.currentTarget);
          else setShown(null);
        }}
      >
        {open && children(() => shown.box.hidePopover())}
      </div>
    </>
  );
}
