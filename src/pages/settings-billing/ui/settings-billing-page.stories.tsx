import { expect, within } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import { getGetPlanUsageMockHandler } from '@/shared/api/mocks/generated/pricing/pricing.msw';

const usage = {
  used: { repositories: 470, members: 24, ai_fixes: 3 },
  included: { repositories: 500, members: 50, ai_fixes: null },
};

const meta = preview.meta({
  title: 'Pages/Settings/Billing',
  ...wholePage,
  beforeEach: ({ msw }) =>
    msw.use(clientWithPayment('customer'), getGetPlanUsageMockHandler(usage)),
});

export const PlanAndItsUse = meta.story({
  args: { path: '/settings/billing' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('progressbar', { name: 'Repositories' }, pageTimeout),
    ).toHaveAttribute('aria-valuenow', '94');
    await expect(page.getByRole('progressbar', { name: 'Members' })).toHaveAttribute(
      'aria-valuenow',
      '48',
    );
    await expect(page.queryByRole('progressbar', { name: 'AI fixes per month' })).toBeNull();
    await expect(page.getByText(/Nothing stops if you exceed them/)).toBeVisible();
    await expect(await page.findByRole('heading', { name: 'Payment method' })).toBeVisible();
  },
});

export const PlanWithoutCards = meta.story({
  args: { path: '/settings/billing' },
  beforeEach: ({ msw }) => msw.use(clientWithPayment('off', { until: '2026-12-31' })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { name: 'Card payments aren’t available' }, pageTimeout),
    ).toBeVisible();
    await expect(page.getByText(/^You’re in a pilot until December 31, 2026/)).toBeVisible();
  },
});
