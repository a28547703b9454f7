import { expect, fn, screen, within } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import type { Pricing } from '@/shared/api/generated/model';
import {
  getCreatePricingMockHandler,
  getGetPlanUsageMockHandler,
  getListPricingsMockHandler,
  getListPricingsResponseMock,
} from '@/shared/api/mocks/generated/pricing/pricing.msw';
import { getListStripePlansMockHandler } from '@/shared/api/mocks/generated/stripe/stripe.msw';

const sent = fn();

const planOf = (over: Partial<Pricing>): Pricing => {
  const {
    data: [plan],
  } = getListPricingsResponseMock();
  if (!plan) throw new Error('The contract shows no plan.');
  return { ...plan, ...over };
};

const plans = [
  planOf({
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5a01',
    name: 'Watch',
    tier: 'starter',
    price_usd: 290,
    features: ['SBOM'],
    included: { repositories: 25, members: 10, ai_fixes: 0 },
    stripe_product_id: 'prod_watch',
  }),
  planOf({
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5a02',
    name: 'Rampart',
    tier: 'team',
    price_usd: 1450,
    features: ['SBOM', 'Webhooks'],
    included: { repositories: 500, members: 50, ai_fixes: null },
    stripe_product_id: 'prod_rampart',
  }),
  planOf({
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5a03',
    name: 'Old',
    tier: 'team',
    price_usd: 100,
    active: false,
    stripe_product_id: null,
  }),
];

const usage = {
  used: { repositories: 470, members: 24, ai_fixes: 3 },
  included: { repositories: 500, members: 50, ai_fixes: null },
};

const meta = preview.meta({
  title: 'Pages/Plans',
  ...wholePage,
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      clientWithPayment('customer'),
      getListPricingsMockHandler({ data: plans, partner_discount: null }),
      getGetPlanUsageMockHandler(usage),
    );
  },
});

/** The page of an installation without card payments; the provider is not called. */
export const PlansWithoutCards = meta.story({
  args: { path: '/plan-pricings' },
  beforeEach: ({ msw }) =>
    msw.use(
      clientWithPayment('off'),
      getListStripePlansMockHandler(() => {
        sent('asked');
        return { data: [] };
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText(
        'Card payments aren’t available. A super-administrator assigns plans.',
        undefined,
        pageTimeout,
      ),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await expect(page.queryByRole('region', { name: 'Price list' })).toBeNull();
  },
});

export const PlansCompared = meta.story({
  args: { path: '/plan-pricings' },
  play: async ({ canvasElement }) => {
    const table = within(
      await within(canvasElement).findByRole(
        'table',
        { name: 'What each plan includes' },
        pageTimeout,
      ),
    );
    await expect(table.getByRole('row', { name: /^Repositories 25 500$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Webhooks Not included Included' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'AI fixes per month 0 Unlimited' })).toBeVisible();
    await expect(await table.findByText('You have 470 repositories and 24 members.')).toBeVisible();
    await expect(table.getByRole('button', { name: 'Current plan' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(table.queryByText('Old')).toBeNull();
  },
});

export const PlansWithAPartner = meta.story({
  args: { path: '/plan-pricings' },
  beforeEach: ({ msw }) =>
    msw.use(
      clientWithPayment('off'),
      getListPricingsMockHandler({
        data: plans,
        partner_discount: { percent: 20, partner: 'Northbridge Partners' },
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const table = within(
      await page.findByRole('table', { name: 'What each plan includes' }, pageTimeout),
    );
    await expect(page.getByText('20% partner discount from Northbridge Partners.')).toBeVisible();
    await expect(
      table.getByRole('columnheader', { name: /^Watch \$290 \$232 −20% per month/ }),
    ).toBeVisible();
    // Annual billing alone saves ten percent, so the larger discount applies.
    await userEvent.click(page.getByRole('radio', { name: 'Yearly' }));
    await expect(
      await table.findByRole('columnheader', {
        name: /^Watch \$290 \$232 −20% per month, \$2,784 a year/,
      }),
    ).toBeVisible();
  },
});

export const PlansInTheDark = meta.story({
  args: { path: '/plan-pricings' },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', undefined, pageTimeout);
  },
});

export const PriceListIsKept = meta.story({
  args: { path: '/plan-pricings' },
  globals: { role: 'superadmin' },
  beforeEach: ({ msw }) =>
    msw.use(
      getCreatePricingMockHandler(async ({ request }) => {
        sent(await request.json());
        return planOf({ name: 'Citadel' });
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole('region', { name: 'Price list' }, pageTimeout));
    await expect(list.getByText('Not offered')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Add plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add plan' }, pageTimeout));
    await userEvent.type(dialog.getByLabelText('Name'), 'Citadel');
    await userEvent.selectOptions(dialog.getByLabelText('Opens'), 'enterprise');
    await userEvent.type(dialog.getByLabelText('Monthly price (USD)'), '4900');
    await userEvent.type(dialog.getByLabelText(/^Features/), 'SBOM{Enter}Webhooks');
    await userEvent.click(dialog.getByRole('button', { name: 'Add plan' }));
    await expect(await page.findByText('Citadel was added', undefined, pageTimeout)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      name: 'Citadel',
      description: null,
      tier: 'enterprise',
      price_usd: 4900,
      discount_percent: 10,
      features: ['SBOM', 'Webhooks'],
      included: { repositories: null, members: null, ai_fixes: null },
      active: true,
    });
  },
});
