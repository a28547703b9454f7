import { useLingui } from '@lingui/react/macro';
import { severities, type Severity, severityNames } from './severity';
import { ProportionBar, type ProportionBarProps } from '../proportion-bar';

export type SeverityCounts = Readonly<Record<Severity, number>>;

/** Critical to info, always in this order. */
export function SeverityBar({
  counts,
  height,
}: { counts: SeverityCounts } & Pick<ProportionBarProps, 'height'>) {
  const { i18n } = useLingui();
  const label = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `${i18n.number(counts[severity])} ${i18n._(severityNames[severity])}`);
  return (
    <ProportionBar
      label={new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(label) || i18n.number(0)}
      parts={severities.map((severity) => ({
        id: severity,
        value: counts[severity],
        fill: severity,
      }))}
      {...(height && { height })}
    />
  );
}
