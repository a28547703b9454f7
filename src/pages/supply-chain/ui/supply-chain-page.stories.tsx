import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';
import { getGetSupplyChainsMockHandler } from '@/shared/api/mocks/generated/charts/charts.msw';
import { getListRepositoriesMockHandler } from '@/shared/api/mocks/generated/repositories/repositories.msw';

const meta = preview.meta({ title: 'Pages/Supply chain', ...wholePage });

export const SupplyChain = meta.story({
  args: { path: '/supply-chain?view=tree' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Supply chain' }),
    ).toBeVisible();
    await expect(await page.findByRole('tree', { name: 'Dependencies' })).toBeVisible();
    // The page's own select says which repository.
    await expect(
      within(page.getByRole('region', { name: 'Components' })).queryByRole('combobox', {
        name: 'Repository',
      }),
    ).toBeNull();
    await userEvent.click(page.getByRole('radio', { name: 'List' }));
    await expect(await page.findByRole('table', { name: 'Components' })).toBeVisible();
  },
});

export const SupplyChainThreats = meta.story({
  args: { path: '/supply-chain?threat=H' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const evidence = await page.findByRole('region', { name: 'Threat H: Package selection' });
    await expect(
      await within(evidence).findByRole('link', { name: /^(All \d+ findings|The one finding)$/ }),
    ).toHaveAttribute('href', expect.stringContaining('slsa_threats=H'));
    await userEvent.keyboard(']');
    await expect(await page.findByRole('region', { name: 'Threat I: Usage' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Next threat' }));
    await expect(await page.findByRole('region', { name: 'Threat A: Producer' })).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Components' }));
    await expect(await page.findByRole('table', { name: 'Components' })).toBeVisible();
  },
});

export const SupplyChainBeforeTheFirstReport = meta.story({
  args: { path: '/supply-chain' },
  beforeEach: ({ msw }) => {
    msw.use(
      getListRepositoriesMockHandler({
        data: [],
        meta: { total: 0, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
      }),
      getGetSupplyChainsMockHandler({ data: [], is_exact: true }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No findings yet')).toBeVisible();
    await expect(page.queryByText('No open findings for this threat.')).toBeNull();
  },
});
