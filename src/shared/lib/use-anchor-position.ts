import { useLayoutEffect } from 'react';

export type Placement = {
  side: 'top' | 'bottom' | 'left' | 'right';
  align: 'start' | 'center' | 'end';
};
type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

const margin = 8;
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Position of a floating box beside `anchor`: flipped to the other side if it does not fit, then
 * shifted into the viewport. All values are px of the viewport.
 */
export function anchorPosition(
  anchor: Box,
  size: Size,
  viewport: Size,
  { side, align }: Placement,
  gap = 6,
): { left: number; top: number } {
  const vertical = side === 'top' || side === 'bottom';
  const [start, length, own, room] = vertical
    ? [anchor.top, anchor.height, size.height, viewport.height]
    : [anchor.left, anchor.width, size.width, viewport.width];
  const before = start - gap - own;
  const after = start + length + gap;
  const wantsBefore = side === 'top' || side === 'left';
  const fitsBefore = before >= margin;
  const fitsAfter = after + own <= room - margin;
  const main = wantsBefore
    ? fitsBefore || !fitsAfter
      ? before
      : after
    : fitsAfter || !fitsBefore
      ? after
      : before;

  const [crossStart, crossLength, crossOwn, crossRoom] = vertical
    ? [anchor.left, anchor.width, size.width, viewport.width]
    : [anchor.top, anchor.height, size.height, viewport.height];
  const shift =
    align === 'start' ? 0 : align === 'end' ? crossLength - crossOwn : (crossLength - crossOwn) / 2;
  const cross = clamp(crossStart + shift, margin, Math.max(margin, crossRoom - crossOwn - margin));
  const mainIn = clamp(main, margin, Math.max(margin, room - own - margin));
  return vertical ? { left: cross, top: mainIn } : { left: mainIn, top: cross };
}

/** Keeps `box` (position: fixed, in the top layer) beside `anchor` while it is open. */
export function useAnchorPosition(
  open: boolean,
  anchor: Element | null,
  box: HTMLElement | null,
  { side, align }: Placement,
) {
  useLayoutEffect(() => {
    if (!open || !box || !anchor) return;
    const move = () => {
      const { left, top } = anchorPosition(
        anchor.getBoundingClientRect(),
        { width: box.offsetWidth, height: box.offsetHeight },
        {
          width: document.documentElement.clientWidth,
          height: document.documentElement.clientHeight,
        },
        { side, align },
      );
      box.style.setProperty('inset', `${top}px auto auto ${left}px`);
    };
    move();
    const resized = new ResizeObserver(move);
    resized.observe(box);
    addEventListener('scroll', move, { capture: true, passive: true });
    addEventListener('resize', move);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', move, { capture: true });
      removeEventListener('resize', move);
    };
  }, [open, anchor, box, side, align]);
}
