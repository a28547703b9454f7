import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Placement, useAnchorPosition } from '@/shared/lib/use-anchor-position';
import { Kbd } from '../kbd';

/** An empty label shows nothing. */
type BubbleProps = { label: string; shortcut?: string | undefined; side?: Placement['side'] };

export type TooltipProps = BubbleProps & {
  /** True if the label adds to the control's name (a reason), false if it repeats it. */
  describes?: boolean;
  children: ReactElement<ComponentProps<'button'>>;
};

const openAfter = 400;
const closeAfter = 100; // lets the pointer cross the gap onto the tooltip (WCAG 1.4.13)

function Bubble({ anchor, label, shortcut, side = 'top' }: BubbleProps & { anchor: Element }) {
  const [box, setBox] = useState<HTMLSpanElement | null>(null);
  useLayoutEffect(() => box?.showPopover(), [box]);
  useAnchorPosition(true, anchor, box, { side, align: 'center' });
  return (
    <span
      ref={setBox}
      role="tooltip"
      popover="manual"
      className="fixed m-0 max-w-64 items-center gap-2 rounded-md bg-ink px-2 py-1 text-left text-xs font-normal whitespace-normal text-canvas open:inline-flex forced-colors:border"
    >
      {label}
      {shortcut && <Kbd keys={shortcut} tone="inverse" />}
    </span>
  );
}

/**
 * One line about a control, on hover and keyboard focus. Never the only place of its information.
 */
export function Tooltip({ describes = false, children, ...bubble }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (next: Element | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), delay);
  };
  return (
    <span
      role="none"
      className="contents"
      onPointerEnter={(event) =>
        event.pointerType !== 'touch' && turn(event.currentTarget.firstElementChild, openAfter)
      }
      onPointerLeave={() => turn(null, closeAfter)}
      onPointerDown={() => turn(null, 0)}
      onFocus={(event) =>
        event.target.matches(':focus-visible') &&
        turn(event.currentTarget.firstElementChild, openAfter)
      }
      onBlur={() => turn(null, 0)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') turn(null, 0);
      }}
    >
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      {describes && (
        <span id={id} hidden>
          {bubble.label}
        </span>
      )}
      {anchor && bubble.label && <Bubble {...bubble} anchor={anchor} />}
    </span>
  );
}
