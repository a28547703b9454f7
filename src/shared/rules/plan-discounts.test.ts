import { describe, expect, it } from 'vitest';
import { afterPartner, couponPercent } from './plan-discounts';

describe('two discounts on a plan', () => {
  it.each([
    {
      name: 'the partner gives more',
      listed: 100,
      asked: 90,
      percent: 20,
      paid: 80,
      coupon: 11.11,
    },
    { name: 'the year gives more', listed: 100, asked: 80, percent: 10, paid: 80, coupon: 0 },
    { name: 'the plan is free', listed: 0, asked: 0, percent: 20, paid: 0, coupon: 0 },
  ])('never add up: $name', ({ listed, asked, percent, paid, coupon }) => {
    expect(afterPartner(listed, asked, percent)).toBe(paid);
    expect(couponPercent(listed, asked, percent)).toBe(coupon);
  });
});
