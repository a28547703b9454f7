import { expect, it } from 'vitest';
import type { Pricing, StripePlan } from '@/shared/api/generated/model';
import { priceOf } from './plan-prices';

const plan: Pricing = {
  id: '1',
  name: 'Team',
  description: null,
  tier: 'team',
  price_usd: 500,
  discount_percent: 10,
  features: [],
  included: { repositories: null, members: null, ai_fixes: null },
  stripe_product_id: 'prod_1',
  active: true,
};
const offer = (interval: 'month' | 'year', amount: number, product = 'prod_1'): StripePlan => ({
  id: `price_${interval}`,
  product_id: product,
  name: 'Team',
  description: null,
  amount_usd: amount,
  interval,
  features: [],
});

it('shows what the provider charges, by the month, and what a year saves', () => {
  const sold = [offer('month', 490), offer('year', 5292), offer('month', 1, 'prod_2')];
  expect(priceOf(plan, 'month', sold)).toEqual({
    priceId: 'price_month',
    before: 490,
    now: 490,
    percent: 0,
    charged: 490,
  });
  expect(priceOf(plan, 'year', sold)).toEqual({
    priceId: 'price_year',
    before: 490,
    now: 441,
    percent: 10,
    charged: 5292,
  });
});

it('shows the price list where nothing is sold for the period, and sells nothing then', () => {
  expect(priceOf(plan, 'year', [offer('month', 490)])).toEqual({
    priceId: undefined,
    before: 500,
    now: 450,
    percent: 10,
    charged: 5400,
  });
  expect(
    priceOf({ ...plan, stripe_product_id: null }, 'month', [offer('month', 490)]),
  ).toMatchObject({ priceId: undefined, now: 500 });
});

it('takes off what the partner does, or what a year saves, whichever is more', () => {
  const sold = [offer('month', 490), offer('year', 5292)];
  expect(priceOf(plan, 'month', sold, 20)).toMatchObject({
    before: 490,
    now: 392,
    percent: 20,
    charged: 392,
  });
  expect(priceOf(plan, 'year', sold, 20)).toMatchObject({
    before: 490,
    now: 392,
    percent: 20,
    charged: 4704,
  });
  expect(priceOf(plan, 'year', sold, 5)).toMatchObject({ now: 441, percent: 10, charged: 5292 });
  expect(priceOf(plan, 'year', [], 20)).toMatchObject({ before: 500, now: 400, percent: 20 });
  expect(priceOf(plan, 'month', [], 20)).toMatchObject({ before: 500, now: 400, percent: 20 });
  expect(priceOf(plan, 'year', [offer('year', 5292)], 20)).toMatchObject({
    before: 441,
    percent: 20,
  });
});
