import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@/shared/ui/card';
import { Progress } from '@/shared/ui/progress';
import { countedLimits, countedLimitNames } from '@/entities/subscription';
import type { PlanUsage } from '@/shared/api/generated/model';
import { nearLimit, usageShare } from '../model/usage-share';

/** Shows usage first, so that the user sees whether the plan still fits. */
export function UsageCard({ usage: { used, included } }: { usage: PlanUsage }) {
  const { t, i18n } = useLingui();
  return (
    <Card aria-label={t`Usage`}>
      <ul className="grid gap-4 p-4 md:grid-cols-3">
        {countedLimits.map((what) => {
          const most = included?.[what] ?? null;
          const label = i18n._(countedLimitNames[what]);
          const amount = <span className="font-semibold text-ink">{i18n.number(used[what])}</span>;
          if (most === null) {
            return (
              <li key={what} className="flex justify-between gap-3 text-sm">
                <span>{label}</span>
                <span className="text-ink-3 num">{amount}</span>
              </li>
            );
          }
          const share = usageShare(used[what], most);
          return (
            <li key={what}>
              <Progress
                label={label}
                value={share}
                tone={share >= nearLimit ? 'warn' : 'primary'}
                amount={
                  <Trans>
                    {amount} of {i18n.number(most)}
                  </Trans>
                }
              />
            </li>
          );
        })}
      </ul>
      {included !== null && (
        <p className="border-t px-4 py-2.5 text-xs text-ink-3">
          <Trans>Plan amounts are a guide. Nothing stops if you exceed them.</Trans>
        </p>
      )}
    </Card>
  );
}
