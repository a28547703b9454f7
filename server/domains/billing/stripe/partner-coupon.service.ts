// Turns the discount of the organization's partner into a Stripe coupon. All organizations with the
// same percentage share one coupon.
import { couponPercent } from '#domain/plan-discounts';
import { isSellable } from '../plans/plans.ts';
import { callStripe } from './stripe-client.ts';
import { couponShape, toId, priceList, type StripePrice } from './stripe-shapes.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { findPartnerDiscount } from '../partners/index.ts';

const centsOf = ({ unit_amount: cents }: StripePrice): number => cents ?? 0;

/**
 * The base price of the discount: for a yearly price, twelve times the monthly one if the product
 * has one. The partner discount is not added to what the yearly price saves.
 */
const listedCents = async (deps: Deps, price: StripePrice): Promise<number> => {
  if (price.recurring?.interval !== 'year') return centsOf(price);
  const product = toId(price.product) ?? '';
  const { data } = await callStripe(deps, 'Product', priceList, (stripe) =>
    stripe.prices.list({ product, active: true, type: 'recurring', limit: 100 }),
  );
  const months = data
    .filter((other) => isSellable(other) && other.recurring?.interval === 'month')
    .map(centsOf);
  return months.length === 0 ? centsOf(price) : Math.min(...months) * 12;
};

/** `parapet-partner-10`, `parapet-partner-11-11` */
const couponId = (percent: number): string =>
  `parapet-partner-${String(percent).replace('.', '-')}`;

const ensureCoupon = async (deps: Deps, percent: number, requestId: string): Promise<string> => {
  const id = couponId(percent);
  const find = () =>
    callStripe(deps, 'Coupon', couponShape, (stripe) => stripe.coupons.retrieve(id));
  const create = () =>
    callStripe(deps, 'Coupon', couponShape, (stripe) =>
      stripe.coupons.create(
        { id, percent_off: percent, duration: 'forever', name: `${percent}% partner discount` },
        { idempotencyKey: `coupon/${requestId}` },
      ),
    );
  const coupon = await find().catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    // A concurrent request may have created the coupon. If it still does not exist, the error of
    // the creation is thrown.
    return create().catch((reason: unknown) =>
      find().catch(() => {
        throw reason;
      }),
    );
  });
  if (!coupon.valid || coupon.percent_off !== percent || coupon.duration !== 'forever')
    throw createProblem(502, 'payment_provider_refused', {
      reason: `The coupon ${id} is not one of ${percent}% forever.`,
    });
  return coupon.id;
};

/**
 * Value for Stripe's `discounts`; empty unless the partner's discount exceeds what the price
 * already saves.
 */
export const getPartnerDiscounts = async (
  deps: Deps,
  who: Principal,
  price: StripePrice,
  requestId: string,
): Promise<{ discounts?: [{ coupon: string }] }> => {
  const discount = await inTenant(deps.db, who, (tx) => findPartnerDiscount(tx, who.clientId));
  if (!discount) return {};
  const percent = couponPercent(await listedCents(deps, price), centsOf(price), discount.percent);
  return percent > 0
    ? { discounts: [{ coupon: await ensureCoupon(deps, percent, requestId) }] }
    : {};
};
