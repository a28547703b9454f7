import { useLingui } from '@lingui/react/macro';
import { cx } from '@/shared/lib/cx';

/** The same colours as in the score's bar. */
const marks = {
  1: 'bg-chart-1',
  2: 'bg-chart-2',
  3: 'bg-chart-3',
  4: 'bg-chart-4',
  5: 'bg-chart-5',
  6: 'bg-chart-6',
} as const;

export type WeightSliderProps = {
  label: string;
  chart: keyof typeof marks;
  /** Percent of the total. */
  value: number;
  max?: number;
  onChange: (value: number) => void;
  disabled?: boolean;
};

/**
 * One per group; the parent rescales the others so that the total stays 100. Arrow keys change by
 * 1, with Shift by 5.
 */
export function WeightSlider({
  label,
  chart,
  value,
  max = 50,
  onChange,
  disabled = false,
}: WeightSliderProps) {
  const { t, i18n } = useLingui();
  return (
    <div>
      <div className="flex items-center gap-3 pb-1 text-sm">
        <span
          aria-hidden
          className={cx('forced-fill size-2.5 shrink-0 rounded-xs', marks[chart])}
        />
        <span className="min-w-0 flex-1 font-semibold">{label}</span>
        <output className="w-10 text-right font-medium num">
          {i18n.number(value / 100, { style: 'percent' })}
        </output>
      </div>
      <div className="relative h-6">
        <span
          aria-hidden
          className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-hover forced-colors:border"
        />
        <span
          aria-hidden
          className={cx(
            'forced-fill absolute top-2.5 left-0 h-1 rounded-full',
            disabled ? 'bg-line-strong' : 'bg-primary',
          )}
          style={{ width: `calc(0.5rem + ${value / max} * (100% - 1rem))` }}
        />
        <input
          type="range"
          aria-label={t`Weight of ${label}`}
          aria-valuetext={i18n.number(value / 100, { style: 'percent' })}
          min={0}
          max={max}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onKeyDown={(event) => {
            if (!event.shiftKey || !event.key.startsWith('Arrow')) return;
            event.preventDefault();
            const step = event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 5 : -5;
            onChange(Math.max(0, Math.min(value + step, max)));
          }}
          className="slider-handle absolute top-1/2 -left-1 w-[calc(100%+0.5rem)] -translate-y-1/2 appearance-none bg-transparent"
        />
      </div>
    </div>
  );
}
