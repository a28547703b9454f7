import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, KeyboardEvent } from 'react';

export type Range = readonly [number, number];
export type RangeSliderProps = {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** Called while a handle moves. */
  onChange: (value: Range) => void;
  /** Called when the user releases the handle; the time to send a request. */
  onCommit?: (value: Range) => void;
};

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

const Handle = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    type="range"
    className="slider-handle pointer-events-none absolute top-1/2 -left-1 w-[calc(100%+0.5rem)] -translate-y-1/2 appearance-none bg-transparent"
  />
);

/**
 * Two native ranges on one track. Arrow keys move by 1 step, with Shift by 10; Home and End move to
 * the limits. A handle stops at the other.
 */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  onCommit,
}: RangeSliderProps) {
  const { t, i18n } = useLingui();
  const [low, high] = value;
  // A handle's center stays half its width away from the ends.
  const at = (part: number) => `calc(0.5rem + ${part} * (100% - 1rem))`;
  const part = (n: number) => (n - min) / (max - min);
  const set = (end: 0 | 1, to: number): Range => {
    const next: Range = end === 0 ? [clamp(to, min, high), high] : [low, clamp(to, low, max)];
    onChange(next);
    return next;
  };
  const onKeyDown = (end: 0 | 1) => (event: KeyboardEvent) => {
    if (!event.shiftKey || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const direction = event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 1 : -1;
    set(end, value[end] + direction * step * 10);
  };
  const shared = {
    min,
    max,
    step,
    onPointerUp: () => onCommit?.(value),
    onKeyUp: () => onCommit?.(value),
    onBlur: () => onCommit?.(value),
  };
  return (
    <div>
      <div className="flex justify-between text-xs">
        <span className="text-ink-2">{label}</span>
        <output className="font-medium text-ink num">
          {i18n.number(low)}–{i18n.number(high)}
        </output>
      </div>
      <div className="relative mt-1 h-6">
        <span
          aria-hidden
          className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-hover forced-colors:border"
        />
        <span
          aria-hidden
          className="forced-fill absolute top-2.5 h-1 rounded-full bg-primary"
          style={{ left: at(part(low)), right: at(1 - part(high)) }}
        />
        <Handle
          {...shared}
          aria-label={t`${label}, from`}
          value={low}
          onChange={(event) => set(0, event.target.valueAsNumber)}
          onKeyDown={onKeyDown(0)}
        />
        <Handle
          {...shared}
          aria-label={t`${label}, to`}
          value={high}
          onChange={(event) => set(1, event.target.valueAsNumber)}
          onKeyDown={onKeyDown(1)}
        />
      </div>
    </div>
  );
}
