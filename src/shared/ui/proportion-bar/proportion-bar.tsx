import { cx } from '@/shared/lib/cx';
import { hatching } from './hatching';

const fills = {
  critical: 'bg-critical',
  high: 'bg-high',
  medium: 'bg-medium',
  low: 'bg-low',
  info: 'bg-info',
  new: 'bg-chart-1',
  ok: 'bg-ok',
  warn: 'bg-warn',
  danger: 'bg-danger',
  ai: 'bg-ai',
  ink: 'bg-ink-2',
  rest: 'bg-hover',
  unknown: '',
  chart1: 'bg-chart-1',
  chart2: 'bg-chart-2',
  chart3: 'bg-chart-3',
  chart4: 'bg-chart-4',
  chart5: 'bg-chart-5',
  chart6: 'bg-chart-6',
} as const;
const heights = { thin: 'h-1.5', normal: 'h-2', thick: 'h-2.5' } as const;

export type Part = { id: string; value: number; fill: keyof typeof fills };
export type ProportionBarProps = {
  /** The parts as text, because the bar is an image. */
  label: string;
  parts: readonly Part[];
  height?: keyof typeof heights;
};

/** Proportional, but no part is thinner than 3 px, so that a few critical findings stay visible. */
export const ProportionBar = ({ label, parts, height = 'normal' }: ProportionBarProps) => (
  <div role="img" aria-label={label} className={cx('flex w-full gap-0.5', heights[height])}>
    {parts.map(
      ({ id, value, fill }) =>
        value > 0 && (
          <span
            key={id}
            className={cx(
              'forced-fill min-w-1 first:rounded-l-sm last:rounded-r-sm',
              fill === 'unknown' ? 'border border-dashed border-line-strong' : fills[fill],
            )}
            style={{ flex: `${value} ${value} 0`, ...(fill === 'unknown' && hatching) }}
          />
        ),
    )}
    {parts.every(({ value }) => value === 0) && <span className="flex-1 rounded-sm bg-hover" />}
  </div>
);
