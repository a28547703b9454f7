import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Supply chain component', ...wholePage });

export const SupplyChainComponent = meta.story({
  args: { path: '/supply-chain/components/01980a5c-0c00-7000-8000-000000000006' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('region', { name: 'Path to root' })).toBeVisible();
    await expect(
      within(page.getByRole('region', { name: 'Upgrade paths' })).getByText(/^Fixes /),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Vulnerabilities' })).toBeVisible();
  },
});
