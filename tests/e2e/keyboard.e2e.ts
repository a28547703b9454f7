// The list without a mouse: rows, selection, preview, and the URL that preserves the position.
import { listening } from '../support/e2e/listening.ts';
import { openFindings } from '../support/e2e/open-findings.ts';
import { expect, test } from '../support/e2e/test.ts';

test('a person walks the findings by keyboard', async ({ signedIn: page, product }) => {
  const table = await openFindings(page, `${product.url}/findings/all`);

  // The list was just opened, so no part of it has the focus yet.
  await page.keyboard.press('j');
  await expect(table).toBeFocused();
  await expect(table).toHaveAttribute('aria-activedescendant', /^finding-/);
  await page.keyboard.press('x');
  await expect(table.getByRole('row', { selected: true })).toHaveCount(1);

  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/peek=/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/peek=/);

  await page.keyboard.press('Control+a');
  expect(await table.getByRole('row', { selected: true }).count()).toBeGreaterThan(5);
});

test('a page is two keys away: G and its letter', async ({ signedIn: page, product }) => {
  await openFindings(page, `${product.url}/findings/all`);
  const sheet = page.getByRole('dialog', { name: 'Go to', exact: true });
  await page.keyboard.press('g');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // As fast as possible; R alone would accept a risk.
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/Repositories/);
  await expect(sheet).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible();
});

test('the finding under the cursor is assigned and accepted from the list', async ({
  signedIn: page,
  product,
}) => {
  const table = await openFindings(page, `${product.url}/findings/all`);
  await page.keyboard.press('j');
  await expect(table).toHaveAttribute('aria-activedescendant', /^finding-/);
  await page.keyboard.press('a');
  const assigning = page.getByRole('dialog', { name: 'Change 1 finding' });
  await expect(assigning.getByRole('combobox', { name: 'Assignee' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(assigning).toBeHidden();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: /^Accept the risk/ })).toBeVisible();
});

test('C writes a comment on the finding', async ({ signedIn: page, product }) => {
  await page.goto(`${product.url}/findings/all`);
  const table = page.getByRole('grid', { name: 'Findings' });
  await table.getByRole('row').nth(1).getByRole('link').first().click();
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await expect(comment).toBeVisible();
  await listening(page);
  await page.keyboard.press('c');
  await expect(comment).toBeFocused();
  await expect(comment).toHaveValue('');
});

test('from finding to finding no step is lost, however fast', async ({
  signedIn: page,
  product,
}) => {
  const table = await openFindings(page, `${product.url}/findings/all?sort_field=title&sort=asc`);
  await table.focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (let place = 1; place <= 5; place += 1) {
    const from = page.url();
    // The next page has not rendered when the user presses the key again.
    await page.keyboard.press('j');
    await expect.poll(() => page.url()).not.toBe(from);
  }
  await expect(page.getByText(/^6 of \d+$/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the address holds the filter, and the back button undoes it', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.url}/findings/all?severity=critical`);
  const table = page.getByRole('grid', { name: 'Findings' });
  await expect(table.getByText('High', { exact: true })).toHaveCount(0);
  await expect(table.getByText('Critical', { exact: true }).first()).toBeVisible();

  await page.goto(`${product.url}/findings/all?severity=high`);
  await expect(table.getByText('High', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(table.getByText('Critical', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/severity=critical/);
});

test('the language changes in place', async ({ signedIn: page, product }) => {
  await page.goto(`${product.url}/es/findings/all?severity=critical`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallazgos');
  await expect(
    page.getByRole('grid', { name: 'Hallazgos' }).getByText('Crítica', { exact: true }).first(),
  ).toBeVisible();
});

test('Escape leads from the actions of a finding back to their button', async ({
  signedIn: page,
  product,
}) => {
  await openFindings(page, `${product.url}/findings/all`);
  await page.getByRole('grid', { name: 'Findings' }).getByRole('link').first().click();
  const actions = page.getByRole('button', { name: 'More actions' });
  await expect(actions).toBeVisible();
  await listening(page);
  await page.keyboard.press('.');
  await expect(page.getByRole('menuitem', { name: /^Assign/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
});
