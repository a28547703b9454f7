import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cx } from '@/shared/lib/cx';
import { Badge } from '../badge';

/** From worst to least; the index decides how many merlons are standing. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

export const severityNames = {
  critical: msg`Critical`,
  high: msg`High`,
  medium: msg`Medium`,
  low: msg`Low`,
  info: msg`Info`,
} as const;

const fills = { critical: 'text-critical', high: 'text-high', medium: 'text-medium', low: 'text-low', info: 'text-info' } as const;
const words = { critical: 'text-critical-text', high: 'text-high-text', medium: 'text-medium-text', low: 'text-low-text', info: 'text-info-text' } as const;

const merlons = [0, 4, 8, 12];

/** A stretch of wall: four merlons on their base, four filled for critical and none for info. The word stands beside it. */
export const SeverityGlyph = ({ severity, className }: { severity: Severity; className?: string }) => {
  const standing = 4 - severities.indexOf(severity);
  return (
    <svg aria-hidden width="15" height="12" viewBox="0 0 15 12" fill="currentColor" className={cx('shrink-0', fills[severity], className)}>
      {merlons.map((x, index) => (
        <rect key={x} x={x} y="1" width="3" height="6" rx="0.6" opacity={index < standing ? 1 : 0.26} />
      ))}
      <rect y="8.5" width="15" height="2.5" rx="0.6" />
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
    <span className={cx('inline-flex items-center gap-1.5 align-middle text-sm font-medium whitespace-nowrap', words[severity])}>
      <SeverityGlyph severity={severity} />
      {name}
    </span>
  );
}
