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
    await userEvent.click(page.getByRole('link', { name: '3 merged in the last 30 days' }));
    const merged = await page.findByRole('tab', { name: /^Merged/, selected: true }, pageTimeout);
    await expect(merged).toHaveTextContent('3');
    await userEvent.click(page.getByRole('tab', { name: /^All/ }));
    await page.findByText('Closed', { selector: 'tbody p' }, pageTimeout);
    await userEvent.click(page.getByRole('tab', { name: /Needs you/ }));
    await expect(await page.findByRole('tab', { name: /Needs you/, selected: true })).toBeVisible();
    await waitFor(() => expect(page.queryByText('Merged and gone')).toBeNull());
    await expect(page.getByText('Checks failing')).toBeVisible();
    await expect(page.getAllByRole('row').length).toBeLessThan(rows);
  },
});

/** Each row has its recommended action; the menu explains why others are unavailable. */
export const Actions = meta.story({
  args: { path: '/pull-requests' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const rowOf = async (state: string) => {
      const words = await page.findByText(state, { selector: 'tbody p' }, pageTimeout);
      return within(words.closest('tr') ?? canvasElement);
    };
    await userEvent.click((await rowOf('Closed')).getByRole('button', { name: 'Why' }));
    const why = await page.findByRole('dialog', {}, pageTimeout);
    await expect(within(why).getByText(/its findings are open again/)).toBeVisible();
    await userEvent.click(within(why).getAllByRole('button', { name: 'Close' })[0] ?? why);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const gone = await rowOf('Merged and gone');
    await userEvent.click(gone.getByRole('button', { name: /^More actions for / }));
    const menu = within(await page.findByRole('menu'));
    const off = menu.getByRole('menuitem', { name: /Update branch/ });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await expect(off).toHaveTextContent('It is not open.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await rowOf('Conflict')).getByRole('button', { name: 'Try again' }));
    await page.findByText('Being updated', {}, pageTimeout);
    await waitFor(() => expect(page.queryByText('Being updated')).toBeNull(), pageTimeout);
    await expect(page.queryByText('Conflict')).toBeNull();
  },
});

/**
 * J and K move through the rows, R starts the recommended action. The rules are those of a
 * repository.
 */
export const Keys = meta.story({
  args: { path: '/pull-requests' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const conflict = await page.findByText('Conflict', { selector: 'tbody p' }, pageTimeout);
    const row = conflict.closest('tr');
    for (let at = 0; at < 20 && !row?.contains(document.activeElement); at += 1)
      await userEvent.keyboard('j');
    await expect(row).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('r');
    await page.findByText('Being updated', {}, pageTimeout);
    await userEvent.click(page.getByRole('button', { name: 'Rules' }));
    await page.findByRole('dialog', { name: 'Rules for pull requests' }, pageTimeout);
  },
});

/**
 * A repository inherits the organization's rules until it overrides them, and can reset its
 * overrides.
 */
export const Rules = meta.story({
  args: { path: '/pull-requests' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await page.findByRole('table', { name: 'Pull requests' }, pageTimeout);
    await userEvent.click(page.getByRole('button', { name: 'Rules' }));
    const box = within(await page.findByRole('dialog', {}, pageTimeout));
    const draft = () => box.findByRole('switch', { name: 'Open as drafts' }, pageTimeout);
    await userEvent.click(await draft());
    await expect(box.getByText('1 unsaved change')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(box.queryByText('1 unsaved change')).toBeNull(), pageTimeout);
    const whose = box.getByLabelText('Whose rules');
    await box.findByRole('option', { name: 'ledger-api' }, pageTimeout);
    await userEvent.selectOptions(whose, 'ledger-api');
    await box.findByText(/This repository uses the organisation’s rules/, {}, pageTimeout);
    await expect(await draft()).toBeChecked();
    await userEvent.click(await draft());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await box.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await box.findByText(/^1 of 7 rules is specific/, {}, pageTimeout);
    await userEvent.click(box.getByRole('button', { name: 'Use the organisation’s' }));
    await box.findByText(/This repository uses the organisation’s rules/, {}, pageTimeout);
    await expect(await draft()).toBeChecked();
  },
});

export const Narrowed = meta.story({
  args: { path: '/pull-requests?repository=nothing-of-the-kind' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No pull request here', {}, pageTimeout);
  },
});

/** The fix of a finding links to all findings that its pull request fixes. */
export const FromTheFix = meta.story({
  args: { path: '/pull-requests' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const state = await page.findByText('Checks running', { selector: 'tbody p' }, pageTimeout);
    const row = within(state.closest('tr') ?? canvasElement);
    await userEvent.click(row.getByRole('link', { name: /^Upgrade/ }));
    await page.findByRole('link', { name: /^Pull requests of / }, pageTimeout);
    await userEvent.click(page.getByRole('link', { name: 'Everything it fixes' }));
    await page.findByRole('group', { name: 'Pull request is #43' }, pageTimeout);
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
