import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MoveHorizontal } from 'lucide-react';
import { findingQueries } from '@/entities/finding';
import { linkStyles } from '@/shared/ui/link';
import { axesOf } from '../model/priority-axes';
import { addendText, adjustmentText, decisionReasons } from '../model/priority-labels';
import { DecisionBadge } from './decision-badge';
import { PriorityAxis } from './priority-axis';

/** The reasons for a finding's priority: the decision, and the main factors of either axis. */
export function PriorityReasons({ findingId }: { findingId: string }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(findingQueries.priority(findingId));
  if (!data) return null;
  const { likelihood, impact } = axesOf(data.factors);
  return (
    <section aria-label={t`Why this priority`} className="rounded-lg border border-line text-xs">
      <div className="p-3">
        <div className="flex items-center justify-between gap-3">
          <p>
            <span className="text-2xl leading-none font-semibold num">
              {i18n.number(data.score, { maximumFractionDigits: 0 })}
            </span>{' '}
            <span className="text-ink-3">
              <Trans>of 100</Trans>
            </span>
          </p>
          <DecisionBadge decision={data.decision.decision} />
        </div>
        <p className="mt-1.5 text-ink-2">{decisionReasons(i18n, data.decision).join(' · ')}</p>
      </div>
      <PriorityAxis name={t`Likelihood`} fill="chart2" axis={likelihood} />
      <PriorityAxis name={t`Impact`} fill="chart1" axis={impact} />
      <div className="flex items-start justify-between gap-3 rounded-b-lg border-t border-line bg-inset px-3 py-2">
        <ul className="min-w-0 text-ink-2">
          {data.adjustments.map((adjustment) => {
            const { name, why } = adjustmentText(i18n, adjustment);
            return (
              <li key={adjustment.key} className="flex items-center gap-1.5">
                <MoveHorizontal
                  aria-hidden
                  strokeWidth={1.75}
                  className="size-3.5 shrink-0 text-ink-3"
                />
                <span className="min-w-0">
                  {why === undefined ? name : `${name}: ${why}`}{' '}
                  <span className="font-medium num">{addendText(i18n, adjustment.points)}</span>
                </span>
              </li>
            );
          })}
          {data.adjustments.length === 0 && (
            <li>
              <Trans>The sum isn’t scaled or capped.</Trans>
            </li>
          )}
        </ul>
        <Link
          to="/findings/finding-details/$id"
          params={{ id: findingId }}
          search
          className={`${linkStyles.action} shrink-0`}
        >
          <Trans>Full sum</Trans>
        </Link>
      </div>
    </section>
  );
}
