// Customizing the list, and bulk triage of groups, without a mouse.
import { readFileSync } from 'node:fs';
import { axeFindings } from '../support/e2e/axe.ts';
import { openFindings } from '../support/e2e/open-findings.ts';
import { expect, test } from '../support/e2e/test.ts';
import { full, inFull } from '../support/server/full.ts';

test('columns are chosen, moved and widened by keyboard, and are there again after a reload', async ({
  signedIn: page,
  product,
}) => {
  const table = await openFindings(page, `${product.url}/findings/all`);

  await page.keyboard.press('Shift+C');
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  const epss = chooser.getByRole('checkbox', { name: 'EPSS' });
  await epss.press('Space');
  // Above assignee, due date and status.
  for (let place = 0; place < 3; place += 1) await epss.press('Alt+ArrowUp');
  await epss.press('Alt+ArrowRight');
  await chooser.getByRole('button', { name: 'Save columns' }).press('Enter');
  await expect(chooser).toBeHidden();

  await page.reload();
  const heads = table.getByRole('columnheader');
  await expect(heads.filter({ hasText: 'EPSS' })).toBeVisible();
  const order = await heads.allTextContents();
  expect(order.findIndex((head) => head.startsWith('EPSS'))).toBeLessThan(
    order.findIndex((head) => head.startsWith('Status')),
  );
});

test('the list opens on what is open, best first, and then where the user left it', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.url}/findings`);
  await expect(page).toHaveURL(/\/findings\/all\?status=open,in_progress/);
  const table = page.getByRole('grid', { name: 'Findings' });
  await expect(table.getByRole('columnheader', { name: /^Priority/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const tab = page.getByRole('tab', { name: /^All open/ });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toContainText(/\d/);
  const total = (await tab.textContent())?.replace('All open', '').trim() ?? '';
  await expect(page.getByRole('link', { name: `Findings ${total}`, exact: true })).toBeVisible();

  await page.getByRole('tab', { name: /^All(?! open)/ }).click();
  await expect(page).toHaveURL(/view=\*/);
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: /^Findings/ }).click();
  await expect(page.getByRole('tab', { name: /^All\s*\d/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Shift+B');
  await expect(page.getByRole('treegrid', { name: 'Groups of findings' })).toBeVisible();
  await page.goto(`${product.url}/findings/all`);
  await expect(page.getByRole('treegrid', { name: 'Groups of findings' })).toBeVisible();
});

test('a whole group is opened, chosen and given back by keyboard', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.url}/findings?group=repository`);
  const groups = page.getByRole('treegrid', { name: 'Groups of findings' });
  await expect(groups.getByRole('row', { level: 1 }).first()).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('ArrowRight');
  await expect(groups.getByRole('row', { level: 2 }).first()).toBeVisible();
  await expect(page).toHaveURL(/open=/);
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Bulk actions' })).toContainText(/\d+ selected/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Bulk actions' })).toBeHidden();

  // The URL opens the same group for another user.
  await page.reload();
  await expect(groups.getByRole('row', { level: 2 }).first()).toBeVisible();
});

const exports = [
  ['CSV', /^\ufeffid,severity,/],
  ['SARIF 2.1.0', /^\{"\$schema"/],
  ['JSON', /^\{"meta":/],
] as const;

for (const [format, start] of full ? exports : exports.slice(0, 1)) {
  test(`what the list shows is saved as ${format}`, async ({ signedIn: page, product }) => {
    await page.goto(`${product.url}/findings/all?severity=high`);
    await expect(
      page.getByRole('grid', { name: 'Findings' }).getByRole('row').nth(1),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).first().click();
    const file = await (await saved).path();
    expect(readFileSync(file, 'utf8')).toMatch(start);
  });
}

test('a finding explains itself, and says calmly what cannot be opened', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.url}/findings/all`);
  await page.getByRole('grid', { name: 'Findings' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Priority' })).toContainText('Why this score');
  expect(await axeFindings(page)).toEqual([]);
  // Its repository was added manually: the menu shows the reason and does not try.
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: /^Open pull request/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'the search box keeps every letter on a slow machine',
  { tag: inFull },
  async ({ signedIn: page, product }) => {
    // Every response is delayed and every script is slow.
    test.slow();
    await page.goto(`${product.url}/findings/all`);
    const box = page.getByRole('combobox', { name: 'Search findings' });
    await expect(
      page.getByRole('grid', { name: 'Findings' }).getByRole('row').nth(1),
    ).toBeVisible();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await box.click();
    const typed = 'injection in statement';
    // Slower than the debounce, so that each letter starts a search.
    await page.keyboard.type(typed, { delay: 170 });
    await expect(box).toHaveValue(typed);
    await expect(box).toBeFocused();
    await expect(page).toHaveURL(/q=injection(\+|%20)in(\+|%20)statement/);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  },
);

test('filters count among what is searched for, and a search that was no filter says so', async ({
  signedIn: page,
  product,
}) => {
  await openFindings(page, `${product.url}/findings/all`);
  await page.keyboard.press('/');
  await page.keyboard.type('handlebars');
  await expect(page).toHaveURL(/q=handlebars/);
  const { meta } = await product.client.call<{ meta: { total: number } }>(
    'GET',
    '/findings?q=handlebars&severity=critical',
  );
  await expect(
    page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('checkbox', { name: new RegExp(`^Critical\\s*${meta.total}$`) }),
  ).toBeVisible();

  const box = page.getByRole('combobox', { name: 'Search findings' });
  await box.fill('severity:banana');
  await box.press('Enter');
  await expect(page.getByText(/Searched for “severity:banana” as text/)).toBeVisible();
});

test('the list is sorted without a mouse', async ({ signedIn: page, product }) => {
  const table = await openFindings(page, `${product.url}/findings/all`);
  await table.focus();
  await page.keyboard.press('Tab');
  await expect(table.getByRole('button', { name: /^Priority/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort_field=title/);
  await expect(table.getByRole('columnheader', { name: /^Finding/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('findings are grouped and exported on a phone', async ({ browser, product }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  await context.addCookies([
    { name: 'access_token', value: product.client.token, url: product.url },
  ]);
  const page = await context.newPage();
  await page.goto(`${product.url}/findings/all?severity=high`);
  await expect(
    page.getByRole('list', { name: 'Findings' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Group' }).tap();
  await expect(page.getByRole('button', { name: 'Rule', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/severity=high/);
  await page.getByRole('button', { name: 'Export this view' }).tap();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).first().tap();
  expect((await saved).suggestedFilename()).toBe('findings.csv');
  await context.close();
});
