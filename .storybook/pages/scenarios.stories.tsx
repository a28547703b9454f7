// The toolbar's choices for whole pages, on the pages where they matter most.
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Scenarios', ...wholePage });

const findings = { path: '/findings/all' };

/** The default of every whole page. */
export const Typical = meta.story({
  args: findings,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', {}, pageTimeout);
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(5));
  },
});

/** Each story has separate mocks, so that changes of the previous one are not visible. */
export const Empty = meta.story({
  args: { path: '/' },
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('region', { name: 'No findings yet' }, pageTimeout);
    await expect(first).toBeVisible();
  },
});

export const SessionExpired = meta.story({
  args: findings,
  globals: { scenario: 'expired' },
  play: async () => {
    await expect(await screen.findByLabelText('Password', {}, pageTimeout)).toBeVisible();
  },
});

/** Every text of the page is lengthened and accented; plain text is not translatable. */
export const Pseudo = meta.story({
  args: { path: '/notifications' },
  globals: { locale: 'pseudo' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 }, pageTimeout);
    await expect(heading).toHaveTextContent(/[^\u0000-\u007f]/);
  },
});

export const RightToLeft = meta.story({
  args: { path: '/notifications' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Notifications/ }, pageTimeout);
    await expect(getComputedStyle(document.body).direction).toBe('rtl');
  },
});
