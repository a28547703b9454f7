import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { showsHeading, wholePage } from '#.storybook/whole-page';
import { writeSessionRecord } from '@/entities/session';

const meta = preview.meta({ title: 'Pages/Login', ...wholePage });

export const SignIn = meta.story({
  args: { path: '/login' },
  beforeEach: () => {
    document.cookie = 'access_token=; max-age=0; path=/';
  },
  play: showsHeading(/Log in/),
});

export const SessionEnded = meta.story({
  args: { path: '/notifications' },
  beforeEach: () => {
    document.cookie = 'access_token=; max-age=0; path=/';
    writeSessionRecord({ logged_in: true, google_auth: 0, google_user: null, ended: false });
    return () => localStorage.clear();
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('status')).toHaveTextContent(
      'Your session has ended. Log in to continue where you left off.',
    );
    await userEvent.type(page.getByLabelText('Email or username'), 'admin');
    await userEvent.type(page.getByLabelText('Password'), 'any password');
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    await expect(
      await page.findByRole('heading', { level: 1, name: /Notifications/ }),
    ).toBeVisible();
  },
});
