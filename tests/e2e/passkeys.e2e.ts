// Users add a passkey and sign in with it, alone and as their second factor.
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { Client } from '../../scripts/demo/client.ts';
import { startWithAdministrator } from '../support/e2e/seed.ts';
import { admin } from '../support/e2e/server.ts';
import { expect, test } from '../support/e2e/test.ts';

/** The page's layout shift since its navigation began: 0 without any. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('a passkey logs in without a password, and instead of a code, until it is removed', async ({
  page,
}) => {
  const product = await startWithAdministrator({
    // A passkey belongs to a host name; an IP address is not one.
    PARAPET_HOST: 'localhost',
    GOOGLE_CLIENT_ID: 'client.example',
  });
  const url = product.url.replace('127.0.0.1', 'localhost');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const settings = `${url}/login?redirect=/settings/authentication`;
  const heading = page.getByRole('heading', { level: 1, name: 'Login and sessions' });
  const enterPassword = async () => {
    await page.getByLabel('Email or username').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  const logOut = async () => {
    await page.context().clearCookies();
    await page.goto(settings);
  };
  try {
    await page.goto(settings);
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    // The font shifts lines by a pixel or two; the buttons would shift the form by 0.008.
    expect(await layoutShift(page)).toBeLessThan(0.001);
    await enterPassword();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByLabel('Your password').fill(admin.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(passkeys).toHaveCount(1);
    await expect(passkeys).toContainText('never used');

    await logOut();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(heading).toBeVisible();
    await expect(passkeys).toContainText('last used');

    const elsewhere = new Client(url);
    await elsewhere.signIn(admin.email, admin.password);
    const { secret } = await elsewhere.call<{ secret: string }>('POST', '/user/configure-2fa', {});
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await elsewhere.call('POST', '/user/configure-2fa', { code });
    await logOut();
    await enterPassword();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(heading).toBeVisible();

    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await dialog.getByLabel('Your password').fill(admin.password);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No passkeys yet')).toBeVisible();
    await logOut();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('No account here has this passkey.');
  } finally {
    await product.discard();
  }
});
