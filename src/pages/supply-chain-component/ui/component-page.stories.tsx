import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Supply chain component', ...wholePage });

export const SupplyChainComponent = meta.story({
  args: { path: '/supply-chain/components/01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a02' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('region', { name: 'Path to root' })).toBeVisible();
    await expect(
      within(page.getByRole('region', { name: 'Upgrade paths' })).getByText(/^Fixes /),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Vulnerabilities' })).toBeVisible();
  },
});
