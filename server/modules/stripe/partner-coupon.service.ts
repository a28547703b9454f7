// The discount of the partner that brought an organisation, as Stripe takes it off: a coupon of so many percent, one for all organisations that have as much.
import { couponPercent } from '../../../src/shared/rules/plan-discounts.ts';
import { isSellable } from '../../billing/plans.ts';
import { askStripe } from '../../billing/stripe-client.ts';
import { couponShape, idOf, priceList, type StripePrice } from '../../billing/stripe-shapes.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { Problem } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { partnerDiscountOf } from '../partners/brought-by.ts';

const centsOf = ({ unit_amount: cents }: StripePrice): number => cents ?? 0;

/** A year by the price of its months, where the product has one: what the yearly price already saves is not saved again. */
const listedCents = async (deps: Deps, price: StripePrice): Promise<number> => {
  if (price.recurring?.interval !== 'year') return centsOf(price);
  const product = idOf(price.product) ?? '';
  const { data } = await askStripe(deps, 'Product', priceList, (stripe) =>
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
    askStripe(deps, 'Coupon', couponShape, (stripe) => stripe.coupons.retrieve(id));
  const create = () =>
    askStripe(deps, 'Coupon', couponShape, (stripe) =>
      stripe.coupons.create(
        { id, percent_off: percent, duration: 'forever', name: `${percent}% partner discount` },
        { idempotencyKey: `coupon/${requestId}` },
      ),
    );
  const coupon = await find().catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    // Somebody else may have made it in the meantime; otherwise what went wrong is why it was not made.
    return create().catch((reason: unknown) =>
      find().catch(() => {
        throw reason;
      }),
    );
  });
  if (!coupon.valid || coupon.percent_off !== percent || coupon.duration !== 'forever')
    throw refusal(502, 'payment_provider_refused', {
      reason: `The coupon ${id} is not one of ${percent}% forever.`,
    });
  return coupon.id;
};

/** For Stripe's `discounts`: nothing where no active partner takes more off than the price itself does. */
export const partnerDiscounts = async (
  deps: Deps,
  who: Principal,
  price: StripePrice,
  requestId: string,
): Promise<{ discounts?: [{ coupon: string }] }> => {
  const discount = await inTenant(deps.db, who, (tx) => partnerDiscountOf(tx, who.clientId));
  if (!discount) return {};
  const percent = couponPercent(await listedCents(deps, price), centsOf(price), discount.percent);
  return percent > 0
    ? { discounts: [{ coupon: await ensureCoupon(deps, percent, requestId) }] }
    : {};
};
