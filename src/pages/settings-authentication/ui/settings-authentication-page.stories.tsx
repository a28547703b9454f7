import type { RequestHandler } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, showsHeading, wholePage } from '#.storybook/whole-page';
import {
  getListPasskeysMockHandler,
  getRemovePasskeyMockHandler,
} from '@/shared/api/mocks/generated/passkeys/passkeys.msw';

import {
  getAnswerUnusualLoginMockHandler,
  getGetTwoFactorMockHandler,
  getGetTwoFactorResponseMock,
  getListUnusualLoginsMockHandler,
  getListUnusualLoginsResponseMock,
} from '@/shared/api/mocks/generated/users/users.msw';
import {
  getGetSessionMockHandler,
  getGetSessionResponseMock,
} from '@/shared/api/mocks/generated/session/session.msw';

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
  play: showsHeading(/Login and sessions/),
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
    await expect(await page.findByText(/^No passkeys yet/, {}, pageTimeout)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

const answered = fn();

const withUnusualLogin = ({ msw }: { msw: { use: (...handlers: RequestHandler[]) => void } }) => {
  answered.mockClear();
  let logins = getListUnusualLoginsResponseMock();
  msw.use(
    getListUnusualLoginsMockHandler(() => logins),
    getAnswerUnusualLoginMockHandler(async ({ request }) => {
      answered(await request.json());
      logins = { data: [] };
    }),
  );
};

export const ConfirmsALogin = meta.story({
  args: { path },
  beforeEach: withUnusualLogin,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const name = /^A login from a new device and network on /;
    const banner = within(await page.findByRole('region', { name }, pageTimeout));
    await expect(banner.getByText(/Firefox, Windows at 198.51.100.9, with password/)).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'It was me' }));
    await waitFor(() => expect(page.queryByRole('region', { name })).toBeNull());
    await expect(answered).toHaveBeenCalledWith({ mine: true });
  },
});

export const EndsALogin = meta.story({
  args: { path },
  beforeEach: withUnusualLogin,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const button = { name: 'End it and change password' };
    await userEvent.click(await page.findByRole('button', button, pageTimeout));
    const heading = { level: 1, name: 'Change password' };
    await expect(await page.findByRole('heading', heading, pageTimeout)).toBeVisible();
    await expect(answered).toHaveBeenCalledWith({ mine: false });
  },
});

export const StaysOnWhereItIsRequired = meta.story({
  args: { path },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetSessionMockHandler({ ...getGetSessionResponseMock(), two_factor_enabled: true }),
      getGetTwoFactorMockHandler({
        ...getGetTwoFactorResponseMock(),
        required: true,
        recovery_codes_left: 7,
        recovery_code_used_at: '2026-11-03T08:02:00Z',
        password_changed_at: '2026-09-12T08:02:00Z',
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const off = await page.findByRole('button', { name: 'Turn off' }, pageTimeout);
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await expect(off).toHaveAccessibleDescription(/requires two-factor login, so it stays on/);
    await expect(page.getByRole('button', { name: 'Replace' })).toBeEnabled();
    await expect(page.getByText('7 of 10 left.')).toBeVisible();
    await expect(page.getByText(/The last one was used on Nov 3, 2026/)).toBeVisible();
    await expect(page.getByText(/^Changed Sep 12, 2026/)).toBeVisible();
  },
});
