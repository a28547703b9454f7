// Printed pages have the content in light colors, and nothing that only works on a screen.
import { expect, test } from '../support/e2e/test.ts';

test('the findings and the overview are printed whole, in light colors', async ({
  signedIn: page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${product.url}/findings/all?status=open`);
  const grid = page.getByRole('grid', { name: 'Findings' });
  await expect(grid).toBeVisible();
  const shown = Number(await grid.getAttribute('aria-rowcount')) - 1;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await expect(async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Printed .* by /)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText(`${product.url}/findings/all?status=open`)).toBeVisible();
  await expect(grid).toBeHidden();
  const table = page.getByRole('table', { name: 'Findings' });
  await expect(table.getByRole('row')).toHaveCount(Math.min(shown, 100) + 1);
  await expect(table.getByRole('columnheader', { name: 'Due date' })).toBeVisible();
  for (const name of ['Main', 'Breadcrumb'])
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Search findings' })).toBeHidden();
  // Nothing is cut off on the right.
  await page.setViewportSize({ width: 690, height: 980 });
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
  const head = await page.evaluate(
    () => getComputedStyle(document.querySelector('thead') ?? document.body).display,
  );
  expect(head).toBe('table-header-group');

  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(table).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(product.url);
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await expect(async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Printed .* by /)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fix first', exact: true })).toBeVisible();
  await expect(print).toBeHidden();
});

test('the supply chain and the due dates are printed whole', async ({
  signedIn: page,
  product,
}) => {
  const printed = async (path: string, heading: string) => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^Printed .* by /)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.setViewportSize({ width: 690, height: 980 });
  };
  await printed('/supply-chain', 'Supply chain');
  const stages = page.getByRole('region', { name: 'SLSA threats by stage' });
  await expect(stages).toBeVisible();
  const cut = await stages.evaluate(
    (region) =>
      [...region.querySelectorAll('*')].filter(
        (part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      ).length,
  );
  expect(cut).toBe(0);

  await printed('/settings/policies', 'Policies');
  await expect(page.getByLabel('Days until due: Critical')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Try the gate' })).toBeHidden();
});
