import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Overview', ...wholePage });

export const Overview = meta.story({
  args: { path: '/' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: /Overview/ })).toBeVisible();
    const sla = await page.findByRole('table', { name: 'Within SLA by severity' });
    await expect(
      within(sla).getAllByRole('columnheader', { name: /Critical|High|Medium|Low/ }),
    ).toHaveLength(4);
    await expect(
      within(sla).getByRole('link', { name: /^50%.*2 over SLA, 1 due soon$/ }),
    ).toHaveAttribute('href', expect.stringContaining('sla=overdue'));
  },
});
