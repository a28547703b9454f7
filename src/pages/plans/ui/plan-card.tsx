import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { countedLimitNames } from '@/entities/subscription';
import type { Pricing } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { limitsOf } from '../model/comparison';
import type { PlanPrice } from '../model/plan-prices';
import { ChoosePlan, PlanPriceLabel } from './choose-plan';

export type OfferedPlan = { plan: Pricing; price: PlanPrice; current: boolean };
type PlanCardProps = OfferedPlan & { yearly: boolean; unsold: string };

/** One plan, for screens that are too narrow for the table. */
export function PlanCard({ plan, price, current, yearly, unsold }: PlanCardProps) {
  const { i18n } = useLingui();
  const holds = limitsOf([plan]).map(
    (what) => `${i18n._(countedLimitNames[what])}: ${i18n.number(plan.included[what] ?? 0)}`,
  );
  return (
    <li
      className={cx(
        'flex flex-col gap-4 rounded-lg border p-5',
        current ? 'border-primary-edge bg-selected' : 'bg-surface',
      )}
    >
      <h2 className="flex items-center gap-2 text-md font-semibold">
        {plan.name}
        {current && (
          <Badge tone="primary">
            <Trans>Current</Trans>
          </Badge>
        )}
      </h2>
      <PlanPriceLabel price={price} yearly={yearly} />
      {plan.description && <p className="text-sm text-ink-2">{plan.description}</p>}
      <ul className="flex flex-1 flex-col gap-1.5 text-sm">
        {[...holds, ...plan.features].map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-ok-text" />
            {feature}
          </li>
        ))}
      </ul>
      <ChoosePlan price={price} current={current} unsold={unsold} />
    </li>
  );
}
