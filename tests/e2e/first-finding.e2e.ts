// The main scenario: from an empty machine to a finding that a user has triaged, and whose triage
// survives a restart.
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { reportsFolder } from '../../scripts/demo/load.ts';
import { countPresses } from '../support/e2e/count-presses.ts';
import { expectNoRow, expectRowVisible, rowWith } from '../support/e2e/expect-row.ts';
import { type Product, startProduct } from '../support/e2e/server.ts';
import { watch } from '../support/e2e/test.ts';
import { full } from '../support/server/full.ts';
import { at, type Locale, say } from '../support/e2e/words.ts';

const administrator = { email: 'admin@acme.example', password: 'correct horse battery staple 7' };
const finding = 'The statement is built from text of the request';
const otherFinding = 'The address to go to comes from the request';

const setUpLink = (output: string) => {
  const link = /https?:\/\/\S+\/set-up\S*/.exec(output)?.[0];
  if (link === undefined) throw new Error(`The server printed no set-up link:\n${output}`);
  return new URL(link);
};

const becomeAdministrator = async (page: Page, product: Product, locale: Locale) => {
  const link = setUpLink(product.output());
  await page.goto(product.url + at(locale, link.pathname) + link.hash);
  await page.getByLabel(say(locale, 'Email'), { exact: true }).fill(administrator.email);
  await page.getByLabel(say(locale, 'Password'), { exact: true }).fill(administrator.password);
  await page.getByLabel(say(locale, 'Confirm password')).fill(administrator.password);
  await page.getByRole('button', { name: say(locale, 'Create administrator') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say(locale, 'What is your organisation called?') }),
  ).toBeVisible();
};

/** Another language takes effect at once, and typed text stays. */
const chooseLanguage = async (page: Page, from: Locale, to: Locale, name: string) => {
  await page.getByRole('textbox', { name: say(from, 'Organisation') }).fill(name);
  await page.getByLabel(say(from, 'Language'), { exact: true }).selectOption(to);
  await expect(
    page.getByRole('heading', { level: 1, name: say(to, 'What is your organisation called?') }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: say(to, 'Organisation') })).toHaveValue(name);
  await expect(page.getByLabel(say(to, 'Language'), { exact: true })).toHaveValue(to);
};

const finishLater = async (page: Page, locale: Locale) => {
  await page.getByRole('button', { name: say(locale, 'Finish later') }).click();
  await expect(page.getByRole('navigation', { name: say(locale, 'Main') })).toBeVisible();
};

const signIn = async (page: Page, product: Product, locale: Locale) => {
  await page.context().clearCookies();
  await page.goto(product.url + at(locale, '/login'));
  await page.getByLabel(say(locale, 'Email or username')).fill(administrator.email);
  await page.getByLabel(say(locale, 'Password'), { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: say(locale, 'Log in') }).click();
  await expect(page.getByRole('navigation', { name: say(locale, 'Main') })).toBeVisible();
};

const addRepository = async (page: Page, product: Product, locale: Locale, name: string) => {
  await page.goto(product.url + at(locale, '/Repositories'));
  await page
    .getByRole('button', { name: say(locale, 'Add repository') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say(locale, 'Name')).fill(name);
  await dialog.getByRole('button', { name: say(locale, 'Add repository') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
};

const uploadReport = async (page: Page, locale: Locale, report: string) => {
  await page
    .getByRole('button', { name: say(locale, 'Upload report') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(path.join(reportsFolder, report));
  await dialog.getByRole('button', { name: say(locale, 'Upload') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say(locale, 'Report imported') }),
  ).toBeVisible();
};

const isMarked = (page: Page, locale: Locale) =>
  expect(page.getByRole('button', { name: say(locale, 'False positive') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

const locales: readonly Locale[] = full ? ['en', 'es'] : ['es'];

for (const locale of locales) {
  test(`from the first start to a judged finding that survives a restart (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const troubles: string[] = [];
    watch(page, troubles);
    const product = await startProduct();
    try {
      await becomeAdministrator(page, product, locale);
      const other = locale === 'en' ? 'es' : 'en';
      await chooseLanguage(page, locale, other, 'Harbour Ledger');
      await chooseLanguage(page, other, locale, 'Harbour Ledger');
      await finishLater(page, locale);
      await signIn(page, product, locale);
      await addRepository(page, product, locale, 'ledger-api');
      await uploadReport(page, locale, 'ledger-api.ast-grep.sarif');

      await page.goto(product.url + at(locale, '/findings/all'));
      const table = page.getByRole('grid', { name: say(locale, 'Findings') });
      await expectRowVisible(table, finding, 'ledger-api');
      await expectRowVisible(table, otherFinding);

      await page.getByLabel(say(locale, 'Search findings')).fill('statement');
      await page.keyboard.press('Enter');
      await expectNoRow(table, otherFinding);
      await expectRowVisible(table, finding);
      await page.goBack();
      await expectRowVisible(table, otherFinding);

      await rowWith(table, finding).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(finding);
      // The change is shown optimistically.
      const saved = page.waitForResponse(
        (response) => response.request().method() !== 'GET' && response.ok(),
      );
      await page.getByRole('button', { name: say(locale, 'False positive') }).click();
      await page.getByRole('dialog').waitFor();
      // One key selects the reason.
      await page.keyboard.press('1');
      await isMarked(page, locale);
      await saved;
      const address = page.url();

      // An open page would poll the unavailable server and correctly log errors.
      await page.goto('about:blank');
      await product.stop('SIGKILL');
      await product.start();
      await page.goto(address);
      await isMarked(page, locale);
      expect(troubles).toEqual([]);
    } finally {
      await product.discard();
    }
  });
}

const mostClicks = 5;

test('from the set-up link to a first finding in at most five clicks', async ({ page }) => {
  test.setTimeout(300_000);
  const troubles: string[] = [];
  watch(page, troubles);
  const product = await startProduct();
  try {
    const cost = await countPresses(page);
    await becomeAdministrator(page, product, 'en');
    await page.getByRole('textbox', { name: 'Organisation' }).fill('Harbour Ledger');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Load the sample', { exact: true }).click();
    await page.getByRole('button', { name: 'Load and continue' }).click();
    await page.getByRole('link', { name: 'See the most urgent one' }).click();
    await expect(page.getByRole('button', { name: 'False positive' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
    const { clicks } = await cost();
    expect(clicks).toBeGreaterThanOrEqual(4);
    expect(clicks).toBeLessThanOrEqual(mostClicks);

    // The overview lists the skipped steps, and the first-run guide does not return.
    await page.goto(product.url);
    const card = page.getByRole('region', { name: 'Set up Parapet' });
    await expect(card).toContainText('Harbour Ledger');
    await expect(card.getByRole('link', { name: 'Create a token' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove the sample' }).click();
    await expect(page.getByText('The sample is removed')).toBeVisible();
    await expect(page.getByText('No findings yet')).toBeVisible();
    expect(troubles).toEqual([]);
  } finally {
    await product.discard();
  }
});
