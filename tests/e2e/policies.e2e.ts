// The organization's rules: changing a due date affects a finding, and a rule blocks the gate until
// it is switched off.
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/e2e/axe.ts';
import { rowWith } from '../support/e2e/expect-row.ts';
import { expectNoOverflow } from '../support/e2e/route-visit.ts';
import { test } from '../support/e2e/team.ts';
import { expect } from '../support/e2e/test.ts';
import { at, type Locale, say } from '../support/e2e/words.ts';
import { inFull } from '../support/server/full.ts';

const rule = 'No critical finding';

const openPolicies = async (page: Page) => {
  await page.goto('/settings/policies');
  await expect(page.getByRole('table', { name: 'Due dates by severity' })).toBeVisible();
};

const setCriticalDays = async (page: Page, days: string) => {
  await openPolicies(page);
  await page.getByRole('textbox', { name: 'Days until due: Critical' }).fill(days);
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await page
    .getByRole('region', { name: 'Due dates' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByText('Due dates saved')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Updating findings' })).toHaveCount(0);
};

const askTheGate = async (page: Page) => {
  const gate = page.getByRole('region', { name: 'Try the gate' });
  await gate.getByRole('combobox', { name: 'Repository' }).selectOption('ledger-api');
  await gate.getByRole('button', { name: 'Check the gate' }).click();
  return gate;
};

test('an admin changes a due date, and a finding is due sooner', async ({ signedIn: page }) => {
  await page.goto('/findings/all?severity=critical');
  await page
    .getByRole('grid', { name: 'Findings' })
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first()
    .click();
  const policies = page.getByRole('region', { name: 'Policies' });
  await expect(policies).toContainText('Critical findings within 7 days');
  // The report has a fixed date, so the remaining days depend on the day of the test.
  const due = async () =>
    Date.parse(/due (\w+ \d+, \d+)/.exec(await policies.innerText())?.[1] ?? '');
  const before = await due();
  const finding = page.url();

  await setCriticalDays(page, '3');
  await expect(page.getByRole('textbox', { name: 'Days until due: Critical' })).toHaveValue('3');
  await page.goto(finding);
  await expect(policies).toContainText('Critical findings within 3 days');
  expect(before - (await due())).toBe(4 * 86_400_000);

  await policies.getByRole('link', { name: 'All rules' }).click();
  await expect(page).toHaveURL(/settings\/policies$/);
  await setCriticalDays(page, '7');
});

test(
  'days that are none are refused in place, and nothing is saved',
  { tag: inFull },
  async ({ signedIn: page }) => {
    await openPolicies(page);
    const high = page.getByRole('textbox', { name: 'Days until due: High' });
    await high.fill('soon');
    await high.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Enter a whole number from 0 to 3650');
    await expect(high).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(high).toHaveValue('30');
  },
);

test('a rule stops the gate until it is turned off', async ({ signedIn: page }) => {
  await openPolicies(page);
  await page.getByRole('button', { name: 'Add rule' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add rule' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(rule);
  await dialog.getByRole('button', { name: 'Choose conditions' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters
    .getByRole('group', { name: 'Severity' })
    .getByRole('checkbox', { name: 'Critical' })
    .check();
  await filters.getByRole('button', { name: 'Use these conditions' }).click();
  await expect(dialog.getByRole('group', { name: 'Severity is Critical' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/Applies to \d+ open findings?\./);
  await dialog.getByRole('checkbox', { name: /Block the gate/ }).check();
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(dialog).toHaveCount(0);
  const added = page.getByRole('listitem', { name: rule });
  await expect(added).toContainText('Blocks the gate');

  const gate = await askTheGate(page);
  await expect(gate.getByText('Fails')).toBeVisible();
  await expect(
    gate.getByRole('list', { name: 'Blocked by' }).getByRole('listitem').first(),
  ).toContainText(rule);

  await added.getByRole('switch', { name: `${rule} is active` }).click();
  await expect(added.getByRole('switch')).not.toBeChecked();
  await askTheGate(page);
  await expect(gate.getByText('Nothing decided')).toBeVisible();

  await added.getByRole('button', { name: `Remove ${rule}` }).click();
  await expect(added).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(added.getByRole('switch')).not.toBeChecked();
  await added.getByRole('button', { name: `Remove ${rule}` }).click();
  await expect(added).toHaveCount(0);
});

test('a taken name and a conflicting change show where they matter', async ({
  signedIn: page,
  product,
}) => {
  await openPolicies(page);
  const high = rowWith(page.getByRole('table', { name: 'Due dates by severity' }), 'High');
  await high.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit rule' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Medium findings within 90 days');
  await dialog.getByRole('button', { name: 'Save rule' }).click();
  await expect(name).toHaveAccessibleDescription('A policy with this name already exists.');

  const { data: rules } = await product.client.call<{
    data: (Record<'id' | 'name' | 'category', string> & {
      conditions: unknown;
      actions: unknown;
    })[];
  }>('GET', '/policies');
  const theirs = rules.find((one) => one.name.startsWith('High'));
  if (!theirs) throw new Error('No rule dates what is high.');
  const { id, ...rest } = theirs;
  await product.client.call('PUT', `/policies/${id}`, {
    name: rest.name,
    category: rest.category,
    enabled: true,
    conditions: rest.conditions,
    actions: rest.actions,
  });
  await name.fill('High findings within a month');
  await dialog.getByRole('button', { name: 'Save rule' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Someone else saved changes in the meantime',
  );
});

test(
  'a control leads to the findings that violate it',
  { tag: inFull },
  async ({ signedIn: page }) => {
    await page.goto('/settings/policies');
    await page.getByRole('tab', { name: 'Compliance controls' }).click();
    await page.getByRole('searchbox', { name: 'Search controls' }).fill('6.2.4');
    const control = rowWith(
      page.getByRole('table', { name: 'Controls of PCI DSS v4.0.1' }),
      '6.2.4',
    ).getByRole('link');
    const count = Number.parseInt((await control.textContent()) ?? '', 10);
    await control.click();
    await expect(page.getByRole('tab', { selected: true })).toContainText(String(count));
  },
);

test('a developer reads the rules and changes none', async ({ browser, product, tokens }) => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'access_token', value: tokens.developer, url: product.url }]);
  const page = await context.newPage();
  await page.goto(`${product.url}/settings/policies`);
  const critical = page.getByRole('textbox', { name: 'Days until due: Critical' });
  await expect(critical).toHaveAttribute('readonly');
  await expect(critical).toHaveAccessibleDescription(/Your role does not allow this/);
  await expect(page.getByRole('button', { name: 'Add rule' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await context.close();
});

const looks: readonly { locale: Locale; scheme: 'light' | 'dark'; width: number }[] = [
  { locale: 'en', scheme: 'light', width: 1440 },
  { locale: 'es', scheme: 'dark', width: 390 },
];

for (const { locale, scheme, width } of looks) {
  test(
    `axe finds nothing in rules, their dialog and controls: ${locale}, ${scheme}, ${width}`,
    { tag: inFull },
    async ({ signedIn: page, product }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product.url + at(locale, '/settings/policies'));
      await expect(
        page.getByRole('table', { name: say(locale, 'Due dates by severity') }),
      ).toBeVisible();
      await expectNoOverflow(page);
      const found = await axeFindings(page);
      await page
        .getByRole('button', { name: say(locale, 'Add rule') })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      found.push(...(await axeFindings(page)));
      await page.goto(product.url + at(locale, '/settings/policies?view=controls'));
      await expect(page.getByRole('table').first()).toBeVisible();
      await expectNoOverflow(page);
      found.push(...(await axeFindings(page)));
      expect(found).toEqual([]);
    },
  );
}
