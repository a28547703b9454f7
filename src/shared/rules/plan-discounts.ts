// Annual billing and a partner may both discount a plan: the larger discount applies, never their
// sum. The displayed price and the Stripe coupon follow the same rule.

/**
 * The price to pay. `listed` is the price without discounts and `asked` the public price, both for
 * the same billing period.
 */
export const afterPartner = (listed: number, asked: number, percent: number): number =>
  Math.min(asked, listed * (1 - percent / 100));

/** The discount that a coupon must apply to `asked`, in percent with two decimals. */
export const couponPercent = (listed: number, asked: number, percent: number): number =>
  asked > 0 ? Math.round((1 - afterPartner(listed, asked, percent) / asked) * 10_000) / 100 : 0;
