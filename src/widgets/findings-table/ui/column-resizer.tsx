import type { PointerEvent } from 'react';

const narrowest = 48;
const widest = 480;

interface ColumnResizerProps {
  name: string;
  width: number;
  onResize: (width: number | undefined) => void;
}

/** The right edge of a head: drag to resize, double click for its own width. The chooser offers the same by keyboard. */
export function ColumnResizer({ name, width, onResize }: ColumnResizerProps) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    const handle = event.currentTarget;
    const from = event.clientX;
    const own = handle.parentElement?.getBoundingClientRect().width ?? width;
    handle.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => onResize(Math.min(widest, Math.max(narrowest, Math.round(own + moved.clientX - from))));
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true });
  };
  return (
    <span
      aria-hidden
      data-resizes={name}
      onPointerDown={start}
      onDoubleClick={() => onResize(undefined)}
      className="absolute inset-y-1 right-0 w-1.5 cursor-col-resize touch-none border-r border-transparent hover:border-line-control"
    />
  );
}
