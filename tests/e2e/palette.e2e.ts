// The command palette only by keyboard: from any page to a finding of one repository, and back to
// it.
import { axeFindings } from '../support/e2e/axe.ts';
import { listening } from '../support/e2e/listening.ts';
import { expect, test } from '../support/e2e/test.ts';

test('by keyboard alone: a repository, one of its findings, an action, and the last opened', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await listening(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = palette.getByRole('combobox', { name: 'Search or run a command' });
  const highlighted = palette.getByRole('option', { selected: true });
  await expect(field).toBeFocused();

  await page.keyboard.type('storef');
  await expect(highlighted).toHaveText(/^storefrontRepository · \d+ findings$/);
  await expect(
    palette.getByRole('group', { name: 'Findings' }).getByRole('option').first(),
  ).toContainText('storefront');
  await expect(highlighted).toContainText('storefrontRepository');
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(field).toHaveAccessibleDescription(/^Searching in storefront\./);
  await expect(palette.getByRole('group', { name: 'Go to' })).toHaveCount(0);
  await expect(palette.getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveText([
    'Show the findings of storefront',
    'Upload a report for storefront',
    'Supply chain of storefront',
  ]);
  await expect(
    palette.getByRole('group', { name: 'Findings' }).getByRole('option', { selected: true }),
  ).toHaveCount(1);
  const title = await highlighted.locator('span').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/findings\/finding-details\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(
    palette.getByRole('group', { name: 'Recent' }).getByRole('option').first(),
  ).toContainText(title);
  await page.keyboard.type('>upload storef');
  await expect(palette.getByRole('option')).toHaveText(['Upload a report for storefront']);
  await page.keyboard.press('Enter');
  const upload = page.getByRole('dialog', { name: 'Upload a scan report' });
  await expect(upload.getByRole('combobox', { name: 'Repository' })).toHaveValue(
    product.repositories.get('storefront') ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(upload).toBeHidden();
  await expect(page).toHaveURL(/\/Repositories$/);
});

test('it narrows by kind, fills a phone, and reports an unreachable server', async ({
  signedIn: page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/Repositories`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = palette.getByRole('combobox');
  const groups = palette.getByRole('group');
  await expect(field).toBeFocused();
  await page.keyboard.type('ledger');
  await expect(palette.getByRole('option', { selected: true })).toContainText(
    'ledger-apiRepository',
  );
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(/^Searching in ledger-api\./);
  await page.keyboard.press('Backspace');
  await expect(field).toHaveAccessibleDescription(/^Type >/);

  await page.keyboard.type('@adm');
  await expect(groups).toHaveCount(1);
  await expect(groups.getByRole('option')).toHaveText([/^admin/]);
  await field.fill('#');
  await expect(groups.getByRole('option').first()).toBeVisible();
  await expect(groups.first()).toHaveAccessibleName('Findings');
  await field.fill('>');
  await expect(groups.first()).toHaveAccessibleName('Actions');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('ledger');
  await expect(groups.getByRole('option', { name: /Upload a report/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('');
  await context.setOffline(true);
  await page.keyboard.type('#postgres');
  await expect(palette.getByText('Search failed.')).toBeVisible();
  await context.setOffline(false);
  await expect(groups.getByRole('option').first()).toContainText('PostgreSQL');
});
