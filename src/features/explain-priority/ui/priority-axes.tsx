import { useLingui } from '@lingui/react/macro';
import type { PriorityFactor } from '@/entities/finding';
import { ProportionBar, type Part } from '@/shared/ui/proportion-bar';
import { type Axis, axesOf } from '../model/priority-axes';
import { pointsText } from '../model/priority-labels';

/** The likelihood and impact of an attack, each as points of its maximum. */
export function PriorityAxes({ factors }: { factors: readonly PriorityFactor[] }) {
  const { t } = useLingui();
  const { likelihood, impact } = axesOf(factors);
  return (
    <div className="mt-3 flex flex-col gap-1.5">
      <AxisRow name={t`Likelihood`} fill="chart2" axis={likelihood} />
      <AxisRow name={t`Impact`} fill="chart1" axis={impact} />
    </div>
  );
}

type AxisRowProps = { name: string; fill: Part['fill']; axis: Axis };

function AxisRow({ name, fill, axis: { points, most } }: AxisRowProps) {
  const { t, i18n } = useLingui();
  const [has, atMost] = [pointsText(i18n, points), pointsText(i18n, most)];
  const shown = Math.max(0, points);
  return (
    <div className="flex items-center gap-3 text-xs">
      <span className="w-24 shrink-0 text-ink-2">{name}</span>
      <ProportionBar
        label={t`${name}: ${has} of ${atMost} points`}
        height="thin"
        parts={[
          { id: 'points', value: shown, fill },
          { id: 'rest', value: Math.max(0, most - shown), fill: 'rest' },
        ]}
      />
      <span aria-hidden className="w-16 shrink-0 text-right num">
        <span className="font-medium">{has}</span>
        <span className="text-ink-3">/{atMost}</span>
      </span>
    </div>
  );
}
