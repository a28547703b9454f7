// What the toolbar chooses for whole pages, seen on the pages where it shows most.
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Scenarios', ...wholePage });

const findings = { path: '/findings/all' };

/** With which every whole page begins. */
export const Typical = meta.story({
  args: findings,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', {}, pageTimeout);
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(5));
  },
});

/** Each story has mocks of its own: what the one before had is not here. */
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

/** Every text of the page is lengthened and accented: what stays plain goes past the translation. */
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
