// Users see their sessions and end one; an organization requires a second factor.
import { TOTP, Secret } from 'otpauth';
import { Client } from '../../scripts/demo/client.ts';
import { startWithAdministrator } from '../support/e2e/seed.ts';
import { admin } from '../support/e2e/server.ts';
import { expect, test } from '../support/e2e/test.ts';

test('another session is seen and ended, and a required second factor leads to its set-up', async ({
  page,
}) => {
  const product = await startWithAdministrator();
  try {
    await page.goto(`${product.url}/login?redirect=/settings/authentication`);
    await page.getByLabel('Email or username').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Log in' }).click();

    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(1);
    // A program has no browser cookie, so its login counts as one from a new device.
    const elsewhere = new Client(product.url);
    await elsewhere.signIn(admin.email, admin.password);
    await page.reload();
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: 'New since' })).toHaveCount(1);
    await expect(sessions.filter({ hasText: 'This session' })).toContainText('127.0.0.1');
    await page.getByRole('button', { name: /^Log out .*, logged in/ }).click();
    await expect(sessions).toHaveCount(1);
    await expect(elsewhere.call('GET', '/session')).rejects.toThrow('401');

    await expect(page.getByRole('region', { name: /^A login from a new device/ })).toBeVisible();
    await page.getByRole('button', { name: 'It wasn’t me, change password' }).click();
    await expect(page).toHaveURL(/\/change-password$/);
    await page.goto(`${product.url}/settings/authentication`);
    await expect(sessions).toHaveCount(1);
    await expect(page.getByRole('region', { name: /^A login from a new/ })).toHaveCount(0);
    await page.goto(`${product.url}/settings/security`);
    await expect(page.getByRole('switch', { name: 'Require two-factor login' })).toBeDisabled();

    await elsewhere.signIn(admin.email, admin.password);
    await elsewhere.call('PUT', '/sign-in-rules', { idle_minutes: 60, require_two_factor: true });
    await page.goto(`${product.url}/findings/all`);
    await expect(page).toHaveURL(/\/settings\/authentication\/setup-2fa$/);

    await expect(page.getByText('Set it up to continue.')).toBeVisible();
    const secret = (await page.locator('code').first().textContent()) ?? '';
    const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate();
    await page.getByLabel('Authenticator code').first().pressSequentially(code);
    await page.getByRole('link', { name: 'I’ve saved them' }).click();
    await expect(sessions).toHaveCount(1);
    await page.goto(`${product.url}/settings/security`);
    await expect(page.getByRole('switch', { name: 'Require two-factor login' })).toBeChecked();
    await expect(page.getByLabel('Log out after inactivity of')).toHaveValue('60');
  } finally {
    await product.discard();
  }
});
