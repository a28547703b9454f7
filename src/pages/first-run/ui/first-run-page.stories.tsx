import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getGetNotificationSettingsMockHandler,
  getGetNotificationSettingsResponseMock,
} from '@/shared/api/mocks/generated/notifications/notifications.msw';

const meta = preview.meta({ title: 'Pages/First run', ...wholePage });

export const Organisation = meta.story({
  args: { path: '/first-run' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const heading = await page.findByRole(
      'heading',
      { level: 1, name: 'Step 1 of 4: What is your organisation called?' },
      pageTimeout,
    );
    await expect(heading).toHaveFocus();
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Lisbon');
    await userEvent.click(await page.findByRole('option', { name: 'Europe/Lisbon' }));
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(
      await page.findByRole('heading', { level: 1, name: /Where do the first findings/ }),
    ).toBeVisible();
  },
});

export const FirstFindings = meta.story({
  args: { path: '/first-run?step=findings' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const address = await page.findByLabelText('Address', {}, pageTimeout);
    const next = () => page.getByRole('button', { name: 'Scan and continue' });
    await expect(next()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(address, 'https://github.com/acme/ledger-api');
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
    await expect(await page.findByText('GitHub responds')).toBeVisible();
    await expect(page.getByLabelText('Branch')).toHaveValue('main');
    // Without a connection to its host, a repository cannot be scanned.
    await userEvent.clear(address);
    await userEvent.type(address, 'https://gitlab.com/acme/ledger-api');
    await expect(await page.findByText('GitLab is not connected')).toBeVisible();
    await expect(next()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('radio', { name: /Upload a report/ }));
    await expect(page.getByRole('button', { name: 'Upload and continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(page.getByRole('radio', { name: /Load the sample/ }));
    await userEvent.click(page.getByRole('button', { name: 'Load and continue' }));
    await expect(await page.findByRole('heading', { level: 1, name: /Who else/ })).toBeVisible();
  },
});

export const Colleagues = meta.story({
  args: { path: '/first-run?step=people' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Email', {}, pageTimeout), 'ana@acme.example');
    await userEvent.click(page.getByRole('button', { name: 'Invite' }));
    await expect(await page.findByText('ana@acme.example')).toBeVisible();
  },
});

export const WithoutMail = meta.story({
  args: { path: '/first-run?step=people' },
  beforeEach: ({ msw }) => {
    const { data } = getGetNotificationSettingsResponseMock();
    msw.use(getGetNotificationSettingsMockHandler({ data: { ...data, has_mail_server: false } }));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('button', { name: 'Create link' }, pageTimeout),
    ).toBeVisible();
    await expect(page.getByText(/^Email isn’t set up yet/)).toBeVisible();
  },
});

export const Pipeline = meta.story({
  args: { path: '/first-run?step=pipeline' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const code = await page.findByRole('region', { name: /parapet\.yml/ }, pageTimeout);
    await expect(code).toHaveTextContent('upload_scan/');
    await userEvent.click(page.getByRole('button', { name: 'Create a token' }));
    await expect(await page.findByRole('button', { name: 'Copy the token' })).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Jenkins' }));
    await expect(await page.findByRole('region', { name: /Jenkinsfile/ })).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'curl' }));
    await expect(await page.findByRole('region', { name: /upload\.sh/ })).toBeVisible();
  },
});
