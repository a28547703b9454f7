import type { Pricing, StripePlan } from '@/shared/api/generated/model';
import { discounted } from '@/shared/lib/money';
import { afterPartner } from '#domain/plan-discounts';

export type Period = 'month' | 'year';

export type PlanPrice = {
  /** Undefined if the plan is not sold by card for this period. */
  priceId: string | undefined;
  /** Dollars per month. */
  before: number;
  now: number;
  percent: number;
  /** Dollars charged now. */
  charged: number;
};

const listed = (
  { price_usd: before, discount_percent: discount }: Pricing,
  period: Period,
  partner: number,
): PlanPrice => {
  const percent = Math.max(period === 'year' ? discount : 0, partner);
  const now = discounted(before, percent);
  return { priceId: undefined, before, now, percent, charged: period === 'year' ? now * 12 : now };
};

/**
 * Prices come from the payment provider, because it charges them. The price list is the fallback
 * for unsold plans.
 * @param partner the partner's discount in percent
 */
export function priceOf(
  plan: Pricing,
  period: Period,
  sold: readonly StripePlan[],
  partner = 0,
): PlanPrice {
  const offers = sold.filter(({ product_id: product }) => product === plan.stripe_product_id);
  const offer = offers.find(({ interval }) => interval === period);
  if (offer === undefined) return listed(plan, period, partner);
  const months = period === 'year' ? 12 : 1;
  const asked = offer.amount_usd / months;
  const before = offers.find(({ interval }) => interval === 'month')?.amount_usd ?? asked;
  const now = afterPartner(before, asked, partner);
  return {
    priceId: offer.id,
    before,
    now,
    percent: now < before ? Math.round((1 - now / before) * 100) : 0,
    charged: now * months,
  };
}
