import { Trans, useLingui } from '@lingui/react/macro';
import { ProportionBar, type Part } from '@/shared/ui/proportion-bar';
import type { Axis } from '../model/priority-axes';
import { factorName, factorText, pointsText, sourceText } from '../model/priority-labels';

interface PriorityAxisProps {
  name: string;
  fill: Part['fill'];
  axis: Axis;
}

/** The points of one axis as a bar, with the main factors and their sources. */
export function PriorityAxis({ name, fill, axis: { points, most, facts } }: PriorityAxisProps) {
  const { t, i18n } = useLingui();
  const [has, atMost] = [pointsText(i18n, points), pointsText(i18n, most)];
  return (
    <div className="border-t border-line p-3">
      <div className="flex items-center gap-3">
        <h3 className="w-24 shrink-0 text-sm font-medium">{name}</h3>
        <ProportionBar
          label={t`${has} of ${atMost} points`}
          height="thin"
          parts={[
            { id: 'points', value: Math.max(0, points), fill },
            { id: 'rest', value: Math.max(0, most - Math.max(0, points)), fill: 'rest' },
          ]}
        />
        <span aria-hidden className="shrink-0 text-sm font-medium num">
          {has}
          <span className="ml-1 text-xs font-normal text-ink-3">/{atMost}</span>
        </span>
      </div>
      <ul className="mt-1.5">
        {facts.map((fact) => (
          <li key={fact.key} className="flex gap-2 py-0.5">
            <span className="min-w-0 flex-1 text-ink-2">
              {factorName(i18n, fact.key)}: {factorText(i18n, fact)}
            </span>
            <span className="shrink-0 text-ink-3">{sourceText(i18n, fact)}</span>
          </li>
        ))}
        {facts.length === 0 && (
          <li className="text-ink-3">
            <Trans>No known facts count here.</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}
