import { expect, within } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({
  title: 'Pages/Payment/Canceled',
  ...wholePage,
  beforeEach: ({ msw }) => msw.use(clientWithPayment('customer')),
});

export const GivenUp = meta.story({
  args: { path: '/payment/cancel' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        'heading',
        { name: 'You weren’t charged' },
        pageTimeout,
      ),
    ).toBeVisible();
  },
});
