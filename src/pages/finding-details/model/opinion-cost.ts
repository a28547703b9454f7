import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NextOpinion, OpinionStatus } from '@/shared/api/generated/model';
import { utcDateOf } from '@/shared/lib/ago';

/** Below one unit, two significant digits: an opinion costs a cent or less. */
const moneyOf = (i18n: I18n, amount: number, currency: string): string =>
  i18n.number(amount, {
    style: 'currency',
    currency,
    ...(amount > 0 && amount < 1 && { maximumSignificantDigits: 2 }),
  });

const expected = (i18n: I18n, { tokens, money, currency }: NextOpinion): string => {
  if (tokens === null) return i18n._(msg`The cost is known after the first one`);
  const amount = i18n.number(tokens, { maximumSignificantDigits: 2 });
  return money === null
    ? i18n._(msg`About ${amount} tokens`)
    : i18n._(msg`About ${moneyOf(i18n, money, currency)} for ${amount} tokens`);
};

/** The expected cost of another opinion, and what remains of the daily and monthly budgets. */
export function nextCostLabel(i18n: I18n, { budget, next }: OpinionStatus): string {
  const { tokens_left: tokens, money_left: money, currency } = next;
  const left = [
    ...(money === null ? [] : [moneyOf(i18n, money, currency)]),
    ...(tokens === null ? [] : [i18n._(msg`${i18n.number(tokens)} tokens`)]),
  ].join(', ');
  return [
    expected(i18n, next),
    ...(left === '' ? [] : [i18n._(msg`${left} left this month`)]),
    i18n._(msg`${i18n.number(budget.used)} of ${i18n.number(budget.most)} today`),
  ].join(' · ');
}

/** Why no opinion can be requested now; undefined if one can. */
export function nextRefusal(
  i18n: I18n,
  { is_configured: isConfigured, budget, next }: OpinionStatus,
): string | undefined {
  if (!isConfigured) return i18n._(msg`No model for second opinions is configured.`);
  if (next.is_spent) {
    const renews = utcDateOf(i18n, next.renews_at);
    return i18n._(
      msg`This month’s AI budget is used up. It renews on ${renews}. An administrator can change it under Settings, AI models.`,
    );
  }
  if (budget.used < budget.most) return undefined;
  return i18n._(msg`Today’s ${i18n.number(budget.most)} second opinions are used up.`);
}
