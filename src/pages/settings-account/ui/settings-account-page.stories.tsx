import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, showsHeading, wholePage } from '#.storybook/whole-page';
import { readSessionRecord, writeSessionRecord } from '@/entities/session';

const meta = preview.meta({ title: 'Pages/Settings/Account', ...wholePage });

export const Account = meta.story({
  args: { path: '/settings/account' },
  play: showsHeading(/Account/),
});

export const LoggedInWithGoogle = meta.story({
  args: { path: '/settings/account' },
  beforeEach: () => {
    const before = readSessionRecord();
    writeSessionRecord({
      ...before,
      google_auth: 1,
      google_user: { email: 'ana.torres@acme.example' },
    });
    return () => writeSessionRecord(before);
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Logged in with Google as', {}, pageTimeout)).toBeVisible();
    await expect(page.getByText('ana.torres@acme.example')).toBeVisible();
  },
});
