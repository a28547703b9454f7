import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@/shared/ui/card';
import { Progress } from '@/shared/ui/progress';
import { counted, countedNames } from '@/entities/subscription';
import type { PlanUsage } from '@/shared/api/generated/model';
import { nearEnd, shareOf } from '../model/usage-share';

/** First what is used, so that whether the plan still fits answers itself. */
export function UsageCard({ usage: { used, included } }: { usage: PlanUsage }) {
  const { t, i18n } = useLingui();
  return (
    <Card aria-label={t`What is used`}>
      <ul className="grid gap-4 p-4 md:grid-cols-3">
        {counted.map((what) => {
          const most = included?.[what] ?? null;
          const label = i18n._(countedNames[what]);
          const amount = <span className="font-semibold text-ink">{i18n.number(used[what])}</span>;
          if (most === null) {
            return (
              <li key={what} className="flex justify-between gap-3 text-sm">
                <span>{label}</span>
                <span className="text-ink-3 num">{amount}</span>
              </li>
            );
          }
          const share = shareOf(used[what], most);
          return (
            <li key={what}>
              <Progress
                label={label}
                value={share}
                tone={share >= nearEnd ? 'warn' : 'primary'}
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
    </Card>
  );
}
