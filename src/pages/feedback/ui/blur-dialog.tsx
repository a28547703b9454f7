import { Trans, useLingui } from '@lingui/react/macro';
import { Grid3x3, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { blurAreas } from '../lib/picture';
import { type Area, areaBetween, isArea, centeredArea, moveArea, fullArea } from '../model/areas';

interface BlurDialogProps {
  source: HTMLCanvasElement;
  areas: readonly Area[];
  onDone: (areas: readonly Area[]) => void;
  onClose: () => void;
}

/**
 * The user drags over areas to blur them, or positions a frame with the arrow keys and presses
 * Enter.
 */
export function BlurDialog({ source, areas: before, onDone, onClose }: BlurDialogProps) {
  const { t } = useLingui();
  const [areas, setAreas] = useState(before);
  const [frame, setFrame] = useState<Area>();
  const from = useRef<{ x: number; y: number }>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.drawImage(blurAreas(source, areas), 0, 0);
    if (!frame) return;
    pen.lineWidth = Math.max(2, source.width / 400);
    // Visible on light and dark backgrounds.
    for (const [color, dash] of [
      ['#fff', []],
      ['#000', [8, 8]],
    ] as const) {
      pen.strokeStyle = color;
      pen.setLineDash([...dash]);
      pen.strokeRect(frame.x, frame.y, frame.width, frame.height);
    }
  }, [source, areas, frame]);

  const pointOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * source.width,
      y: ((event.clientY - box.top) / box.height) * source.height,
    };
  };
  const blur = (area: Area) => {
    if (isArea(area)) setAreas([...areas, area]);
    setFrame(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const shown = frame ?? centeredArea(source);
    const next =
      event.key === 'Enter' || event.key === ' '
        ? undefined
        : moveArea(shown, event.key, event.shiftKey, source);
    if (next) setFrame(frame ? next : shown);
    else if (event.key === 'Enter' || event.key === ' ') blur(shown);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title={t`Blur sensitive areas`}
      description={<Trans>Only the blurred image leaves your browser.</Trans>}
      width="run"
      onClose={onClose}
    >
      <DialogBody className="flex flex-col gap-3">
        <canvas
          ref={canvas}
          width={source.width}
          height={source.height}
          // The image handles arrow keys itself, so they must not move a screen reader's cursor.
          role="application" // eslint-disable-line jsx-a11y-x/no-interactive-element-to-noninteractive-role -- it handles its own keys
          aria-label={t`Screenshot`}
          aria-describedby="blur-keys"
          tabIndex={0}
          data-autofocus
          className="max-h-[55dvh] w-full cursor-crosshair touch-none rounded-md border border-line object-contain"
          style={{
            aspectRatio: `${source.width} / ${source.height}`,
            width: 'auto',
            maxWidth: '100%',
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = pointOf(event);
          }}
          onPointerMove={(event) => {
            if (from.current) setFrame(areaBetween(from.current, pointOf(event), source));
          }}
          onPointerUp={(event) => {
            if (from.current) blur(areaBetween(from.current, pointOf(event), source));
            from.current = null;
          }}
          onKeyDown={onKeyDown}
        />
        <p id="blur-keys" className="text-xs text-ink-3">
          <Trans>
            Drag over an area to blur it. With the keyboard: arrow keys move the frame, Shift
            resizes it, Enter blurs it.
          </Trans>
        </p>
        <p role="status" className="sr-only">
          <Trans>{areas.length} blurred</Trans>
        </p>
      </DialogBody>
      <DialogFoot
        note={
          <span className="flex gap-2">
            <Button
              size="sm"
              icon={Undo2}
              disabledReason={areas.length === 0 && t`Nothing is blurred yet`}
              onClick={() => setAreas(areas.slice(0, -1))}
            >
              <Trans>Undo</Trans>
            </Button>
            <Button size="sm" icon={Grid3x3} onClick={() => blur(fullArea(source))}>
              <Trans>Blur everything</Trans>
            </Button>
          </span>
        }
      >
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button kind="primary" onClick={() => onDone(areas)}>
          <Trans>Done</Trans>
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
