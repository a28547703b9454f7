import { useEffect, useRef } from 'react';
import { motionIsUnwanted } from '@/shared/lib/motion';
import { type Piece, fall, throwPieces } from './confetti-model';

export type ConfettiProps = {
  /** The specification defines the defaults (§9). */
  perFrame?: number;
  size?: number;
  dropRate?: number;
  durationMs?: number;
};

/** Blue pieces behind the card for three seconds; none if motion is reduced. */
export function Confetti({
  perFrame = 2,
  size = 10,
  dropRate = 10,
  durationMs = 3000,
}: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const sheet = canvas.current;
    const pen = sheet?.getContext('2d');
    if (!sheet || !pen || motionIsUnwanted()) return;
    sheet.width = sheet.clientWidth;
    sheet.height = sheet.clientHeight;
    pen.fillStyle = getComputedStyle(sheet).color;
    let pieces: Piece[] = [];
    let frame = 0;
    const started = performance.now();
    const draw = (now: number) => {
      if (now - started < durationMs)
        pieces.push(...throwPieces(perFrame, sheet.width, size, dropRate, Math.random));
      pieces = fall(pieces, sheet.height);
      pen.clearRect(0, 0, sheet.width, sheet.height);
      for (const { x, y, angle, size: side } of pieces) {
        pen.save();
        pen.translate(x, y);
        pen.rotate(angle);
        pen.fillRect(-side / 2, -side / 4, side, side / 2);
        pen.restore();
      }
      if (pieces.length > 0 || now - started < durationMs) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [perFrame, size, dropRate, durationMs]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="pointer-events-none absolute inset-0 -z-1 size-full text-low"
    />
  );
}
