import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { Table } from '@/shared/ui/table';
import { countedLimitNames } from '@/entities/subscription';
import type { PlanUsage } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { limitsOf, featuresOf, hasFeature } from '../model/comparison';
import { ChoosePlan, PlanPriceLabel } from './choose-plan';
import type { OfferedPlan } from './plan-card';

type PlanTableProps = {
  offers: readonly OfferedPlan[];
  usage: PlanUsage | undefined;
  yearly: boolean;
  unsold: string;
};

const column = 'border-l border-line px-4';

/** Compares plans: one row per limit and one per feature. */
export function PlanTable({ offers, usage, yearly, unsold }: PlanTableProps) {
  const { t, i18n } = useLingui();
  const plans = offers.map(({ plan }) => plan);
  const tint = (current: boolean) => cx(column, current && 'bg-selected');
  const { repositories, members } = usage?.used ?? { repositories: 0, members: 0 };
  return (
    <Card className="max-lg:hidden">
      <Table caption={t`What each plan includes`} className="table-fixed">
        <thead>
          <tr>
            <td className="p-4 align-top text-ink-3">
              {usage && (
                <Trans>
                  You have <Plural value={repositories} one="# repository" other="# repositories" />{' '}
                  and <Plural value={members} one="# member" other="# members" />.
                </Trans>
              )}
            </td>
            {offers.map(({ plan, price, current }) => (
              <th
                key={plan.id}
                scope="col"
                className={cx(tint(current), 'py-4 text-left align-top font-normal')}
              >
                <span className="flex items-center gap-2 text-md font-semibold">
                  {plan.name}
                  {current && (
                    <Badge tone="primary">
                      <Trans>Current</Trans>
                    </Badge>
                  )}
                </span>
                <div className="py-3">
                  <PlanPriceLabel price={price} yearly={yearly} />
                </div>
                <ChoosePlan price={price} current={current} unsold={unsold} />
                {plan.description && <p className="mt-3 text-sm text-ink-3">{plan.description}</p>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limitsOf(plans).map((what) => (
            <tr key={what} className="border-t border-line">
              <th scope="row" className="px-4 py-2.5 text-left font-normal text-ink-2">
                {i18n._(countedLimitNames[what])}
              </th>
              {offers.map(({ plan: { id, included }, current }) => (
                <td key={id} className={cx(tint(current), 'num text-center')}>
                  {included[what] === null ? <Trans>Unlimited</Trans> : i18n.number(included[what])}
                </td>
              ))}
            </tr>
          ))}
          {featuresOf(plans).map((feature) => (
            <tr key={feature} className="border-t border-line">
              <th scope="row" className="px-4 py-2.5 text-left font-normal text-ink-2">
                {feature}
              </th>
              {offers.map(({ plan, current }) => (
                <td key={plan.id} className={cx(tint(current), 'text-center')}>
                  {hasFeature(plan, feature) ? (
                    <Check
                      role="img"
                      aria-label={t`Included`}
                      strokeWidth={1.75}
                      className="inline size-4 text-ok-text"
                    />
                  ) : (
                    <span role="img" aria-label={t`Not included`} className="text-ink-3">
                      –
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
