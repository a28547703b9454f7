import { cx } from '@/shared/lib/cx';
import { linePoints } from './line-points';

const strokes = {
  neutral: 'text-ink-3',
  ok: 'text-ok',
  warn: 'text-warn-text',
  danger: 'text-danger-text',
  critical: 'text-critical',
  high: 'text-high',
  medium: 'text-medium',
  low: 'text-low',
  info: 'text-info',
} as const;

export type SparklineProps = {
  /** Describes the line: "Open criticals, 12 weeks, from 1,540 to 1,204". */
  label: string;
  values: readonly number[];
  tone?: keyof typeof strokes;
  width?: number;
  height?: number;
};

/** The line has its own scale, so the area below is never filled. */
export function Sparkline({
  label,
  values,
  tone = 'neutral',
  width = 72,
  height = 24,
}: SparklineProps) {
  const points = linePoints(values, width, height);
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={cx('max-w-full overflow-visible', strokes[tone])}
      preserveAspectRatio="none"
    >
      <polyline
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        points={points.map(([x, y]) => `${x},${y}`).join(' ')}
      />
      {last && <circle cx={last[0]} cy={last[1]} r="2" fill="currentColor" />}
    </svg>
  );
}
