import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Pricing } from '@/shared/api/generated/model';
import { formOf, planSchema, requestOf } from './plan-form';

const plan: Pricing = {
  id: '1',
  name: 'Team',
  description: null,
  tier: 'team',
  price_usd: 490,
  discount_percent: 10,
  features: ['SBOM', 'Webhooks'],
  included: { repositories: 50, members: null, ai_fixes: 0 },
  stripe_product_id: 'prod_1',
  active: false,
};

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('is sent as it was read, without the product', () => {
  const { id: _id, stripe_product_id: _product, ...rest } = plan;
  expect(requestOf(formOf(plan))).toEqual(rest);
});

it('begins with the discount of the price list and any number of everything', () => {
  expect(
    requestOf({ ...formOf(undefined), name: 'Small', price_usd: '29.5', features: ' SBOM \n\n' }),
  ).toEqual({
    name: 'Small',
    description: null,
    tier: 'team',
    price_usd: 29.5,
    discount_percent: 10,
    features: ['SBOM'],
    included: { repositories: null, members: null, ai_fixes: null },
    active: true,
  });
});

it.each([
  ['price_usd', '-1'],
  ['price_usd', ''],
  ['price_usd', '1e9'],
  ['price_usd', '1000001'],
  ['discount_percent', '101'],
  ['members', '1.5'],
  ['members', '-1'],
  ['name', ' '],
  ['features', 'x'.repeat(201)],
  ['features', 'x\n'.repeat(51)],
] as const)('refuses %s as %o', (field, value) => {
  expect(
    v
      .safeParse(planSchema, { ...formOf(plan), [field]: value })
      .issues?.map(({ path }) => path?.[0]?.key),
  ).toEqual([field]);
});
