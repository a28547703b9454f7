// The connection breaks while the user works: the product reports it, typed text stays, and nothing
// is sent without the user's intent when the connection is back.
import { axeFindings } from '../support/e2e/axe.ts';
import { admin } from '../support/e2e/server.ts';
import { openFindings } from '../support/e2e/open-findings.ts';
import { expect, test } from '../support/e2e/test.ts';

test('signing in without a network says so, keeps what was typed and works at the next press', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email or username').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t reach the server');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

test('a bulk change without a network is reported as lost, and changes nothing later', async ({
  signedIn: page,
  context,
  product,
}) => {
  const inProgress = async () =>
    (await product.client.call<{ meta: { total: number } }>('GET', '/findings?status=in_progress'))
      .meta.total;
  const before = await inProgress();
  const table = await openFindings(page, `${product.url}/findings/all`);
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' });
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Status, assignee, tags' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change \d+ findings/ });
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('In progress');
  await expect(preview).toContainText('Will change');

  await context.setOffline(true);
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Change/ }).click();
  await expect(page.getByText('The connection was lost')).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('No connection to the server.')).toBeHidden();
  // The preview is refetched, and dimmed until the response.
  await expect.poll(() => axeFindings(page)).toEqual([]);
  expect(await inProgress()).toBe(before);
});

test('code that was not fetched before the network went comes when it is back, and the page stays meanwhile', async ({
  signedIn: page,
  context,
  product,
}) => {
  await openFindings(page, `${product.url}/findings/all`);
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' });
  await expect(bar).toContainText('selected');
  // The code of the notice loads after the list.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  await page.keyboard.press('d');
  await expect(bar).toContainText('selected');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Generate patches' })).toBeVisible();
});

test('a page that cannot be fetched without a network is said within the frame, and comes when there is one again', async ({
  signedIn: page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/findings/all`);
  await expect(page.getByRole('grid', { name: 'Findings' }).getByRole('row').nth(1)).toBeVisible();
  // The error page and its texts are prefetched when the browser is idle.
  const pageOfErrors = await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const texts = fetched.some((name) => /\/messages\/en\.[^./]+\.json/.test(name));
    return texts && fetched.find((name) => /\/assets\/error-[^/]+\.js$/.test(name));
  });
  // Including its dependencies.
  await pageOfErrors.evaluate((address) => import(String(address)));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Mail' }).click();
  await expect(page.getByText('Couldn’t reach the server.')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
});
