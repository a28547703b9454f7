import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Pull requests', ...wholePage });

export const PullRequests = meta.story({
  args: { path: '/pull-requests' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Pull requests' }, pageTimeout);
    const table = await page.findByRole('table', { name: 'Pull requests' }, pageTimeout);
    await expect(within(table).getByText('Merged, still found')).toBeVisible();
    const rows = within(table).getAllByRole('row').length;
    await userEvent.click(page.getByRole('tab', { name: /Needs you/ }));
    await expect(await page.findByRole('tab', { name: /Needs you/, selected: true })).toBeVisible();
    await waitFor(() => expect(page.queryByText('Merged and gone')).toBeNull());
    await expect(page.getByText('Checks failing')).toBeVisible();
    await expect(page.getAllByRole('row').length).toBeLessThan(rows);
  },
});

export const Narrowed = meta.story({
  args: { path: '/pull-requests?repository=nothing-of-the-kind' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No pull request here', {}, pageTimeout);
  },
});

export const Findings = meta.story({
  args: { path: '/pull-requests' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const table = await page.findByRole('table', { name: 'Pull requests' }, pageTimeout);
    const [most = null] = within(table).getAllByRole('link', { name: /^3 findings of / });
    await userEvent.click(most ?? table);
    await page.findByRole('heading', { level: 1, name: 'Findings' }, pageTimeout);
    await page.findByRole('group', { name: 'Pull request is #43' }, pageTimeout);
    const list = await page.findByRole('grid', {}, pageTimeout);
    await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(4), pageTimeout);
  },
});
