import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Findings grouped', ...wholePage });

export const FindingsGrouped = meta.story({
  args: { path: '/findings?group=rule' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const groups = await page.findByRole('treegrid', { name: 'Groups of findings' });
    await userEvent.keyboard('j{ArrowRight}');
    await expect(within(groups).getAllByRole('row', { expanded: true })).toHaveLength(1);
    await userEvent.keyboard('x');
    await expect(await page.findByRole('toolbar', { name: 'Bulk actions' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(within(groups).queryAllByRole('row', { expanded: true })).toHaveLength(0);
    await expect(page.queryByRole('toolbar', { name: 'Bulk actions' })).toBeNull();
  },
});
