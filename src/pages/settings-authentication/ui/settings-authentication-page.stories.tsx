import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, showsHeading, wholePage } from '#.storybook/whole-page';
import {
  getListPasskeysMockHandler,
  getRemovePasskeyMockHandler,
} from '@/shared/api/mocks/generated/passkeys/passkeys.msw';

const meta = preview.meta({ title: 'Pages/Settings/Authentication', ...wholePage });

const path = '/settings/authentication';

const laptop = {
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e0d01',
  name: 'Work laptop',
  synced: true,
  created_at: '2026-09-12T09:20:00Z',
  last_used_at: '2026-11-20T08:12:00Z',
};
const key = { ...laptop, id: laptop.id.replace(/1$/, '2'), name: 'Blue key', synced: false };

export const Authentication = meta.story({
  args: { path },
  beforeEach: ({ msw }) =>
    msw.use(
      getListPasskeysMockHandler({
        data: [laptop, { ...key, last_used_at: null }],
        available: true,
        most: 20,
      }),
    ),
  play: showsHeading(/Authentication/),
});

const removed = fn();

export const RemovesAPasskey = meta.story({
  args: { path },
  beforeEach: ({ msw }) => {
    removed.mockClear();
    msw.use(
      getListPasskeysMockHandler({ data: [laptop], available: true, most: 20 }),
      getRemovePasskeyMockHandler(async ({ request }) => {
        removed(await request.json());
      }),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: 'Remove Work laptop' }, pageTimeout),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'my password');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Passkey removed')).toBeVisible();
    await expect(removed).toHaveBeenCalledWith({ password: 'my password' });
  },
});

export const WithoutASecureAddress = meta.story({
  args: { path },
  beforeEach: ({ msw }) =>
    msw.use(getListPasskeysMockHandler({ data: [], available: false, most: 20 })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No passkeys yet', {}, pageTimeout)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
