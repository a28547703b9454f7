// Bulk triage only by keyboard and only by touch: filter, select all matches, preview, send, undo,
// save the view.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/e2e/axe.ts';
import { openActivity } from '../support/e2e/open-activity.ts';
import { openFindings } from '../support/e2e/open-findings.ts';
import { expect, test } from '../support/e2e/test.ts';
import { at, type Locale, say } from '../support/e2e/words.ts';
import { full } from '../support/server/full.ts';

/** Presses Tab until the element has the focus, like a user without a mouse. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The focus never arrived.');
};

test('by keyboard alone: filter, select all, preview, send, take back, save the view', async ({
  signedIn: page,
  product,
}) => {
  // About a hundred presses of Tab, each of which is checked.
  test.slow();
  const table = await openFindings(page, `${product.url}/findings/all`);
  await tabTo(
    page,
    page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /High/ }),
  );
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/severity=high/);
  await expect(table.getByText('Medium', { exact: true })).toHaveCount(0);

  await tabTo(page, table);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar', { name: 'Bulk actions' })).toContainText('selected');
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: /Send \d+ findings to developers/ });
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Will change');
  await expect(dialog.getByRole('searchbox', { name: 'Find a developer' })).toBeFocused();
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Chosen developers' })).toContainText('admin');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Findings sent')).toBeVisible();

  await openActivity(page);
  const activity = page.getByRole('region', { name: 'Activity' });
  await tabTo(page, activity.getByRole('button', { name: /^Cancel: Send/ }).first());
  await page.keyboard.press('Enter');
  await expect(activity.getByText('Cancelled before it started').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(activity).toBeHidden();

  await tabTo(page, page.getByRole('button', { name: 'Save view' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('High by keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByText('View saved')).toBeVisible();
  const view = page.getByRole('tab', { name: /High by keyboard/ });
  await expect(view).toHaveAttribute('aria-selected', 'true');
  // The toast does not block the next key.
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search findings' })).toBeFocused();
  await page.reload();
  await expect(view).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/severity=high/);
  await expect(table.getByText('High', { exact: true }).first()).toBeVisible();
});

test('a decision about all that match is previewed, said finding by finding, and taken back', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.url}/findings/all?severity=medium`);
  const table = page.getByRole('grid', { name: 'Findings' });
  await expect(table.getByText('Medium', { exact: true }).first()).toBeVisible();
  await table.getByRole('checkbox').first().check();
  await page
    .getByRole('toolbar', { name: 'Bulk actions' })
    .getByRole('button', { name: /False positive/ })
    .click();
  await page.getByRole('button', { name: /Test or example code/ }).click();
  await expect(page.getByText(/findings changed/)).toBeVisible();
  await openActivity(page);
  const activity = page.getByRole('region', { name: 'Activity' });
  await activity
    .getByRole('button', { name: /^Results: Mark/ })
    .first()
    .click();
  const results = page.getByRole('dialog', { name: /Mark \d+ findings as false positive/ });
  await expect(
    results.getByRole('list', { name: 'Results' }).getByRole('link').first(),
  ).toBeVisible();
  await results.getByRole('button', { name: 'Undo' }).click();
  await expect(activity.getByText(/^Undo the change to/).first()).toBeVisible();
  // The jobs of this browser are still listed after a reload.
  await page.reload();
  // The document loads before the app; a key pressed in between would be lost.
  await expect(page.getByRole('button', { name: 'Activity' })).toBeVisible();
  await openActivity(page);
  await expect(
    activity.getByRole('listitem').filter({ hasText: 'Undo the change to' }).first(),
  ).toContainText(/\d+ done/);
});

const phone = async (context: BrowserContext, url: string, token: string): Promise<Page> => {
  await context.addCookies([{ name: 'access_token', value: token, url }]);
  return context.newPage();
};

test('by touch on a phone: filter, select all, preview, send, take back, save the view', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  const page = await phone(context, product.url, product.client.token);
  await page.goto(`${product.url}/findings/all`);
  const cards = page.getByRole('list', { name: 'Findings' });
  await expect(cards.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('searchbox').first().fill('Severity');
  await sheet.getByRole('checkbox', { name: /Critical/ }).tap();
  await sheet.getByRole('button', { name: /Show/ }).tap();
  await expect(page).toHaveURL(/severity=critical/);
  // The rows from before the filter remain for a moment; selecting one would be undone with them.
  await expect(cards.getByText('High', { exact: true })).toHaveCount(0);

  await cards.getByRole('checkbox').first().tap();
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' });
  await bar.getByRole('button', { name: /Select all/ }).tap();
  await expect(page.getByText(/findings that match are selected/)).toBeVisible();
  await bar.getByRole('button', { name: /Send/ }).tap();
  const dialog = page.getByRole('dialog', { name: /Send \d+ findings to developers/ });
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Will change');
  await dialog.getByRole('checkbox', { name: /admin/ }).tap();
  await dialog.getByRole('button', { name: /Send \d+ findings/ }).tap();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Not sent')).toBeVisible();

  await page.getByRole('button', { name: 'Save view' }).tap();
  await page.getByRole('textbox', { name: 'Name' }).fill('Critical by touch');
  await page.getByRole('dialog').getByRole('button', { name: /Save/ }).tap();
  const view = page.getByRole('tab', { name: /Critical by touch/ });
  await expect(view).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(view).toHaveAttribute('aria-selected', 'true');
  await context.close();
});

const looks: readonly { locale: Locale; scheme: 'light' | 'dark' }[] = [
  { locale: 'en', scheme: 'light' },
  { locale: 'es', scheme: 'dark' },
];

for (const { locale, scheme } of full ? looks : looks.slice(-1)) {
  test(`axe finds nothing in bulk dialogs and the console: ${locale}, ${scheme}`, async ({
    signedIn: page,
    product,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(product.url + at(locale, '/findings/all'));
    const table = page.getByRole('grid', { name: say(locale, 'Findings') });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await table.focus();
    await page.keyboard.press('Control+a');
    const found: string[] = [];
    const look = async (where: string) => {
      for (const one of await axeFindings(page)) found.push(`${where}: ${one}`);
    };
    for (const key of ['s', 'p']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog').getByText(say(locale, 'Will change'))).toBeVisible();
      await look(`dialog of ${key}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: say(locale, 'More actions') }).click();
    await page.getByRole('menuitem', { name: say(locale, 'Accept risk') }).click();
    await expect(page.getByRole('dialog').getByText(say(locale, 'Will change'))).toBeVisible();
    await look('accept dialog');
    await page.keyboard.press('Escape');
    await openActivity(page, locale);
    await expect(
      page
        .getByRole('region', { name: say(locale, 'Activity') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await look('console');
    expect(found).toEqual([]);
  });
}
