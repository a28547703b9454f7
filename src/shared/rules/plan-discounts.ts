// A year in advance and a partner may both make a plan cheaper: the larger of the two holds, never
// their sum. The price that is shown and the coupon
// that makes it so follow from the same rule.

/**
 * What is paid, where `listed` is the price without any discount and `asked` the one that is asked
 * of everybody; all for the same time.
 */
export const afterPartner = (listed: number, asked: number, percent: number): number =>
  Math.min(asked, listed * (1 - percent / 100));

/** What a coupon still has to take off `asked`, in percent to two decimals. */
export const couponPercent = (listed: number, asked: number, percent: number): number =>
  asked > 0 ? Math.round((1 - afterPartner(listed, asked, percent) / asked) * 10_000) / 100 : 0;
