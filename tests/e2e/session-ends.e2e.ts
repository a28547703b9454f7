// The session ends while the user fills in a form. After signing in again, the input is restored.
import { Client } from '../../scripts/demo/client.ts';
import { admin } from '../support/e2e/server.ts';
import { expect, test } from '../support/e2e/test.ts';
import type { Locator, Page } from '@playwright/test';

const fillIn = async (page: Page) => {
  await page.getByLabel('Email or username').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

const logIn = async (page: Page, url: string, to: string) => {
  await page.goto(`${url}/login?redirect=${to}`);
  await fillIn(page);
};

// A request of the shell may be refused first. Then there is no form to submit, but the input must
// be restored nevertheless.
const send = (button: Locator) => button.click({ timeout: 5_000 }).catch(() => undefined);

test('an invitation that was being written when the session was ended elsewhere goes on after logging in', async ({
  page,
  context,
  product,
}) => {
  await logIn(page, product.url, '/settings/team');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to the team' });
  await dialog.getByLabel('Email').fill('grace@harbour-ledger.example');
  await dialog.getByRole('radio', { name: /^Admin/ }).check();

  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
  await fetch(`${product.url}/v1/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await send(dialog.getByRole('button', { name: 'Send invitation' }));

  await expect(
    page.getByText('Your session has ended. Log in to continue where you left off.'),
  ).toBeVisible();
  await fillIn(page);
  await expect(page).toHaveURL(/\/settings\/team$/);
  await expect(dialog.getByLabel('Email')).toHaveValue('grace@harbour-ledger.example');
  await expect(dialog.getByRole('radio', { name: /^Admin/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  // This server has no mail server, so the user must pass on the link.
  const passOn = page.getByRole('dialog', { name: 'Share the invitation' });
  await expect(passOn.getByLabel('Invitation link')).toHaveValue(/\/verify-register/);
  await passOn.getByRole('button', { name: 'Done' }).click();
  const client = new Client(product.url);
  await client.signIn(admin.email, admin.password);
  const { data } = await client.call<{ data: { email: string }[] }>('GET', '/team?page_size=100');
  expect(data.filter(({ email }) => email === 'grace@harbour-ledger.example')).toHaveLength(1);
});

test('settings that were being changed when the token ran out are there again, as a change, whatever else the browser has forgotten', async ({
  page,
  context,
  product,
}) => {
  await logIn(page, product.url, '/settings/client');
  await page.getByLabel('Legal name').fill('Harbour Ledger Limited');
  await context.clearCookies({ name: 'access_token' });
  await page.evaluate(() => {
    localStorage.clear();
  });
  await send(page.getByRole('button', { name: 'Save' }));

  await fillIn(page);
  await expect(page).toHaveURL(/\/settings\/client$/);
  await expect(page.getByLabel('Legal name')).toHaveValue('Harbour Ledger Limited');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Legal name')).toHaveValue('');
});
