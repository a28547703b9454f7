import { expect, userEvent, within } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({
  title: 'Pages/Settings/General',
  ...wholePage,
  beforeEach: ({ msw }) => msw.use(clientWithPayment('off')),
});

export const General = meta.story({
  args: { path: '/settings/client' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const latitude = await page.findByLabelText('Latitude', {}, pageTimeout);
    const longitude = page.getByLabelText('Longitude');
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '41.39');
    await userEvent.clear(longitude);
    await userEvent.click(await page.findByRole('button', { name: /Save/ }));
    await expect(
      await page.findByText('Enter both latitude and longitude, or neither.'),
    ).toBeVisible();
    await userEvent.type(longitude, '2.17');
    await expect(
      page.queryByText('Enter both latitude and longitude, or neither.'),
    ).not.toBeInTheDocument();
  },
});
