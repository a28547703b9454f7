import type { PointerEvent } from 'react';

const narrowest = 48;
const widest = 800;

interface ColumnResizerProps {
  name: string;
  /** Called while the user drags. */
  onDrag: (width: number) => void;
  /** Called once at the end; undefined on a double click, which restores the default width. */
  onResize: (width: number | undefined) => void;
}

/**
 * The right edge of a header: drag to resize, double-click for the default width. The column
 * chooser offers the same by keyboard.
 */
export function ColumnResizer({ name, onDrag, onResize }: ColumnResizerProps) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    const handle = event.currentTarget;
    const from = event.clientX;
    const own = handle.parentElement?.getBoundingClientRect().width ?? narrowest;
    let width: number | undefined;
    handle.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => {
      width = Math.min(widest, Math.max(narrowest, Math.round(own + moved.clientX - from)));
      onDrag(width);
    };
    handle.addEventListener('pointermove', move);
    const end = () => {
      handle.removeEventListener('pointermove', move);
      if (width !== undefined) onResize(width);
    };
    handle.addEventListener('lostpointercapture', end, { once: true });
  };
  return (
    <span
      aria-hidden
      data-resizes={name}
      onPointerDown={start}
      onDoubleClick={() => onResize(undefined)}
      className="absolute inset-y-1 -right-1 z-1 w-2 cursor-col-resize touch-none after:absolute after:inset-y-0 after:left-1/2 after:w-px hover:after:bg-line-control active:after:bg-focus"
    />
  );
}
