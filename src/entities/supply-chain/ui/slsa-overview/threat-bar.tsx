import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { SlsaThreat } from '#domain/finding-filters';
import { cx } from '@/shared/lib/cx';
import { hatching } from '@/shared/ui/proportion-bar';
import { type Severity, SeverityGlyph, severityNames } from '../../../../shared/ui/severity';
import type { Assessment } from '@/shared/api/generated/model';
import { isLookedAt, isRecorded } from '../../model/assessment';
import { AssessmentMark, AssessmentLabel } from '../assessment';
import { threatBarHeight } from './stages';
import { threatNames } from '../../model/threat-labels';

const colors = {
  critical: {
    block: 'border-critical-edge bg-critical-tint text-critical-text',
    cap: 'bg-critical',
  },
  high: { block: 'border-high-edge bg-high-tint text-high-text', cap: 'bg-high' },
  medium: { block: 'border-medium-edge bg-medium-tint text-medium-text', cap: 'bg-medium' },
  low: { block: 'border-low-edge bg-low-tint text-low-text', cap: 'bg-low' },
  info: { block: 'border-info-edge bg-info-tint text-info-text', cap: 'bg-info' },
  none: { block: 'border-ok-edge bg-ok-tint text-ok-text', cap: 'bg-ok' },
} as const;

export type Threat = {
  count: number;
  worst: Severity | null;
  /** The tools that looked; undefined if a test or an older server does not provide it. */
  assessment?: Assessment | undefined;
};
type ThreatBarProps = Omit<ComponentProps<'a'>, 'aria-label' | 'children'> & {
  letter: SlsaThreat;
  threat: Threat;
  most: number;
  selected: boolean;
};

export function ThreatBar({
  letter,
  threat: { count, worst, assessment },
  most,
  selected,
  className,
  ...rest
}: ThreatBarProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(threatNames[letter]);
  const number = i18n.number(count);
  const severity = worst && i18n._(severityNames[worst]);
  const isLooked = isLookedAt(count, assessment);
  const color = isLooked ? colors[worst ?? 'none'] : undefined;
  const label = severity
    ? t`Threat ${letter}, ${name}: ${plural(count, { one: '# finding', other: '# findings' })}, worst ${severity}`
    : isLooked
      ? t`Threat ${letter}, ${name}: no findings`
      : isRecorded(assessment)
        ? t`Threat ${letter}, ${name}: recorded as covered in another way`
        : t`Threat ${letter}, ${name}: not assessed`;
  return (
    <a
      {...rest}
      aria-current={selected || undefined}
      className={cx('flex h-full min-w-0 flex-1 flex-col justify-end rounded-sm', className)}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden className="mb-1 flex items-center justify-between gap-1 px-0.5">
        {isLooked ? (
          <>
            <span className="text-md font-semibold text-ink num">{number}</span>
            {worst ? (
              <SeverityGlyph severity={worst} />
            ) : (
              <AssessmentMark assessment={assessment} />
            )}
          </>
        ) : (
          <>
            <AssessmentMark assessment={assessment} />
            <span className="min-w-0 flex-1 text-xs text-ink-3">
              <AssessmentLabel assessment={assessment} />
            </span>
          </>
        )}
      </span>
      <span
        aria-hidden
        className={cx(
          'relative block rounded-t-sm border border-b-0',
          color?.block ?? 'border-dashed border-line-strong text-ink-3',
          selected && 'outline-2 outline-focus',
        )}
        style={{
          height: worst ? threatBarHeight(count, most) : threatBarHeight(0, 0),
          ...(color === undefined && hatching),
        }}
      >
        {color && (
          <span
            className={cx('forced-fill absolute inset-x-0 top-0 h-1 rounded-t-sm', color.cap)}
          />
        )}
        <span className="absolute bottom-1 left-2 text-xs font-semibold">{letter}</span>
      </span>
    </a>
  );
}
