import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { sessionAs } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';

const refusal = (status: number, code: string, title: string) => () =>
  HttpResponse.json(
    {
      type: `/problems/${code}`,
      status,
      code,
      title,
      detail: title,
      request_id: '01K0Q8VJ6N3T4Y5Z7A9BCDEFGH',
    },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const meta = preview.meta({ title: 'Pages/Marketplace', ...wholePage });

export const MarketplaceActive = meta.story({
  args: { path: '/marketplace?token=mp_1' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'Subscription activated successfully',
        undefined,
        pageTimeout,
      ),
    ).toBeVisible();
  },
});

export const MarketplaceFailed = meta.story({
  args: { path: '/marketplace?token=mp_1' },
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/activate-subscription', refusal(502, 'marketplace_failed', 'Failed'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText(
        'Failed to activate subscription. Please try again later or contact our administrator!',
        undefined,
        pageTimeout,
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const MarketplaceDenied = meta.story({
  args: { path: '/marketplace?token=mp_1' },
  beforeEach: ({ msw }) => msw.use(sessionAs('developer')),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Permission Denied!', undefined, pageTimeout),
    ).toBeVisible();
  },
});
