import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cx } from '@/shared/lib/cx';
import { Badge } from '../badge';

/**
 * From most to least severe. The scale is part of the design language (tokens, badges, charts,
 * trees), so it is defined with the primitives. The index decides how many blocks of the glyph are
 * filled.
 */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

export const severityNames = {
  critical: msg`Critical`,
  high: msg`High`,
  medium: msg`Medium`,
  low: msg`Low`,
  info: msg`Info`,
} as const;

const fills = {
  critical: 'text-critical',
  high: 'text-high',
  medium: 'text-medium',
  low: 'text-low',
  info: 'text-info',
} as const;
const words = {
  critical: 'text-critical-text',
  high: 'text-high-text',
  medium: 'text-medium-text',
  low: 'text-low-text',
  info: 'text-info-text',
} as const;

/** `count` adjacent merlons from the one at `first`, each 3 wide, 6 high, on a grid of 4. */
const merlons = (first: number, count: number) =>
  Array.from(
    { length: count },
    (_, n) => `M${(first + n) * 4} 1.6q0-.6.6-.6h1.8q.6 0 .6.6v4.8q0 .6-.6.6h-1.8q-.6 0-.6-.6z`,
  ).join('');
const base = 'M0 9.1q0-.6.6-.6h13.8q.6 0 .6.6v1.3q0 .6-.6.6H.6q-.6 0-.6-.6z';
/** Filled and empty merlons as one path each, because a list renders hundreds of them. */
const walls = severities.map((_, index) => ({
  standing: merlons(0, 4 - index) + base,
  fallen: merlons(4 - index, index),
}));

/**
 * A wall with four merlons on a base: four filled for critical and none for info. The label is
 * beside it.
 */
export const SeverityGlyph = ({
  severity,
  className,
}: {
  severity: Severity;
  className?: string;
}) => {
  const wall = walls[severities.indexOf(severity)];
  return (
    <svg
      aria-hidden
      width="15"
      height="12"
      viewBox="0 0 15 12"
      fill="currentColor"
      className={cx('shrink-0', fills[severity], className)}
    >
      <path d={wall?.standing} />
      {wall?.fallen && <path d={wall.fallen} opacity="0.26" />}
    </svg>
  );
};

type SeverityProps = { severity: Severity; look?: 'plain' | 'badge' };

/** Plain in tables (less noise), a tinted badge in headers. */
export function SeverityLabel({ severity, look = 'plain' }: SeverityProps) {
  const { i18n } = useLingui();
  const name = i18n._(severityNames[severity]);
  return look === 'badge' ? (
    <Badge tone={severity}>
      <SeverityGlyph severity={severity} />
      {name}
    </Badge>
  ) : (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 align-middle text-sm font-medium whitespace-nowrap',
        words[severity],
      )}
    >
      <SeverityGlyph severity={severity} />
      {name}
    </span>
  );
}
