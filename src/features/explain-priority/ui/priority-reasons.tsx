import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { findingQueries } from '@/entities/finding';
import { adjustmentText, factorName, factorText } from '../model/priority-labels';
import { DecisionLine } from './priority-rows';

/** Those that move it most; the rest is on the finding's page. */
const shownReasons = 4;

/** Why a finding has its priority, in a few lines. */
export function PriorityReasons({ findingId }: { findingId: string }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(findingQueries.priority(findingId));
  if (!data) return null;
  const reasons = [
    ...data.factors.map((factor) => ({
      key: factor.key,
      text: `${factorName(i18n, factor.key)}: ${factorText(i18n, factor)}`,
      points: factor.contribution,
    })),
    ...data.adjustments.map((adjustment) => {
      const { name, why } = adjustmentText(i18n, adjustment);
      return {
        key: adjustment.key,
        text: why === undefined ? name : `${name}: ${why}`,
        points: adjustment.points,
      };
    }),
  ]
    .filter(({ points }) => Math.abs(points) >= 0.5)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, shownReasons);
  return (
    <section aria-label={t`Why this priority`} className="text-xs">
      <ul>
        {reasons.map(({ key, text, points }) => (
          <li key={key} className="flex gap-2 py-1">
            <span className="min-w-0 flex-1 truncate text-ink-2" title={text}>
              {text}
            </span>
            <span className="font-medium num">
              {i18n.number(points, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })}
            </span>
          </li>
        ))}
      </ul>
      <DecisionLine decision={data.decision} />
    </section>
  );
}
