import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';

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

/** A finding in a group is marked as in the list. */
export const MarkedInAGroup = meta.story({
  args: {
    path: '/findings?status=open,in_progress&false_positive=false&is_duplicate=false&group=rule',
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const groups = await page.findByRole('treegrid', { name: 'Groups of findings' }, pageTimeout);
    const news = await within(groups).findAllByRole('link', { name: /^\d+ new$/ }, pageTimeout);
    await expect(news[0]).toHaveAttribute('href', expect.stringContaining('new_since=last_visit'));
    const marks = () => within(groups).queryAllByText('New', { selector: '[aria-hidden]' }).length;
    // A loaded finding, not its placeholder.
    const rows = () => within(groups).getAllByRole('checkbox').length;
    const closed = rows();
    await userEvent.keyboard('j{ArrowRight}');
    await waitFor(() => expect(rows()).toBeGreaterThan(closed));
    await userEvent.keyboard('j');
    const before = marks();
    await userEvent.keyboard('u');
    await expect(await page.findByText(/^Marked as (seen|new)$/, {}, pageTimeout)).toBeVisible();
    await waitFor(() => expect(Math.abs(marks() - before)).toBe(1));
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(marks()).toBe(before));
  },
});
