import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DecisionBadge } from '@/features/explain-priority';
import type { DecisionCount } from '@/shared/api/generated/model';
import { Card, CardFoot, CardHead } from '@/shared/ui/card';

/** CISA's four decisions, and whether the priority agrees with them before and after a change. */
export function DecisionsCard({ decisions }: { decisions: readonly DecisionCount[] }) {
  const { i18n } = useLingui();
  const most = Math.max(1, ...decisions.map(({ findings }) => findings));
  const middle = (value: number | null) => (value === null ? '–' : i18n.number(value));
  return (
    <Card aria-labelledby="decisions">
      <CardHead
        id="decisions"
        title={<Trans>SSVC decision</Trans>}
        note={<Trans>Median priority, now → after</Trans>}
      />
      <ul className="divide-y divide-line">
        {decisions.map(({ decision, findings, before, after }) => (
          <li key={decision} className="px-4 py-2.5">
            <div className="flex items-center gap-3 text-sm">
              <DecisionBadge decision={decision} />
              <span className="text-ink-2 num">
                <Plural value={findings} one="# finding" other="# findings" />
              </span>
              <span className="ml-auto text-ink-3 num">
                {middle(before)} → <b className="font-semibold text-ink">{middle(after)}</b>
              </span>
            </div>
            <div aria-hidden className="mt-2 h-1.5 rounded-full bg-inset">
              <div
                className="forced-fill h-full rounded-full bg-chart-1"
                style={{ width: `${(findings / most) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      <CardFoot className="text-xs text-ink-2">
        <Trans>The decision doesn’t use weights, so changing the settings doesn’t change it.</Trans>
      </CardFoot>
    </Card>
  );
}
