import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Settings/Security', ...wholePage });

export const Security = meta.story({
  args: { path: '/settings/security' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = { level: 1, name: 'Security' };
    await expect(await page.findByRole('heading', name, pageTimeout)).toBeVisible();
    for (const title of [/^Two-factor login is/, 'Data retention', 'Export everything'])
      await expect(await page.findByRole('heading', { level: 2, name: title })).toBeVisible();
    const link = page.getByRole('link', { name: 'Security' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
});
