import { expect, within } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({
  title: 'Pages/Payment/Success',
  ...wholePage,
  beforeEach: ({ msw }) => msw.use(clientWithPayment('customer')),
});

export const Paid = meta.story({
  args: { path: '/payment/success' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(await page.findByText('Next payment', undefined, pageTimeout)).toBeVisible();
  },
});
