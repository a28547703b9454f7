// The keys and clicks that everyday tasks take, and their effects. The table is in
// docs/performance.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Locator } from '@playwright/test';
import { Client, type Scan } from '../../scripts/demo/client.ts';
import { countPresses } from '../support/e2e/count-presses.ts';
import { listening } from '../support/e2e/listening.ts';
import { startWithAdministrator } from '../support/e2e/seed.ts';
import { admin } from '../support/e2e/server.ts';
import { openFindings } from '../support/e2e/open-findings.ts';
import { expect, test as base } from '../support/e2e/test.ts';

type Line = { file: string; rule?: string; critical?: boolean };

const repository = 'ledger-worker';
const team = 'Payments';

/** A flaw that is critical here has the code flow by which input reaches it. */
const reportOf = (lines: readonly Line[]): string => {
  const place = (file: string, line: number) => ({
    physicalLocation: {
      artifactLocation: { uri: file },
      region: { startLine: line, snippet: { text: `run(input, '${file}')` } },
    },
  });
  const rules = [...new Set(lines.map(({ rule = 'sql-injection' }) => rule))].map((id) => ({
    id,
    properties: {
      tags: ['CWE-89'],
      'security-severity': lines.some((line) => line.rule === id && line.critical) ? '9.8' : '7.5',
    },
  }));
  const results = lines.map(({ file, rule = 'sql-injection', critical = false }) => ({
    ruleId: rule,
    level: 'error',
    message: { text: `Input reaches a statement in ${file}.` },
    locations: [place(file, 9)],
    ...(critical && {
      codeFlows: [
        {
          threadFlows: [
            { locations: [{ location: place(file, 3) }, { location: place(file, 9) }] },
          ],
        },
      ],
    }),
  }));
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'semgrep', rules } }, results }],
  });
};

const importReport = async (
  client: Client,
  id: string,
  lines: readonly Line[],
  branch = 'main',
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ext: 'sarif', tool: '', branch }))
    form.set(name, value);
  form.set('file', new Blob([reportOf(lines)]), 'report.sarif');
  const { data } = await client.call<{ data: Scan }>('POST', `/upload_scan/${id}`, form);
  const { attributes } = await client.ended(data.id);
  expect(attributes.status).toBe('succeeded');
};

const written: readonly Line[] = [
  ...Array.from({ length: 24 }, (_, index) => ({ file: `src/query-${index}.ts` })),
  { file: 'src/pay.ts', rule: 'command-injection', critical: true },
  { file: 'tests/pay.test.ts' },
  { file: 'tests/query.test.ts', rule: 'eval' },
];

/** Backdates all findings by three days. */
const age = async (dataDir: string) => {
  const db = await PGlite.create(path.join(dataDir, 'database'));
  await db.exec(`
    update findings set first_seen_at = first_seen_at - interval '3 days';
    update daily_counts set day = day - 3;`);
  await db.close();
};

/** A separate organization, because these tests change findings, rules and people. */
const test = base.extend({
  product: [
    async ({}, use) => {
      const product = await startWithAdministrator();
      const client = new Client(product.url);
      await client.signIn(admin.email, admin.password);
      const names = [repository, 'ledger-archive'];
      const ids = await client.addRepositories(new Map(names.map((name) => [name, {}])));
      const [worker = '', archive = ''] = ids;
      await importReport(client, archive, [{ file: 'src/old.ts' }]);
      await product.stop();
      await age(product.dataDir);
      await product.start();
      await importReport(client, archive, [{ file: 'src/old.ts' }, { file: 'src/new.ts' }]);
      await importReport(client, worker, written);
      await importReport(client, worker, [...written, { file: 'src/refund.ts' }], 'refunds');
      const owns = [{ repository_id: worker, tag: null, path: null }];
      await client.call('POST', '/teams', { name: team, member_ids: [], owns });
      const repositories = new Map(names.map((name, index) => [name, ids[index] ?? '']));
      await use({ ...product, client, repositories });
      await product.discard();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

type Attributes = {
  file: string | null;
  priority: number;
  false_positive: boolean;
  status: string;
  assignee: { username: string } | null;
};
type Listed = {
  data: { id: string; attributes: Attributes }[];
  meta: { total: number };
};

const listed = (client: Client, search: string) =>
  client.call<Listed>('GET', `/findings?page_size=100&${search}`);

/**
 * Users confirm only what they have seen, so the button is disabled until the impact is calculated.
 */
const ready = (confirm: Locator) => expect(confirm).toBeEnabled();

test('twenty false positives, each with its reason: three keys each', async ({
  signedIn: page,
  product,
}) => {
  const cost = await countPresses(page);
  // Triaged findings stay in this list; a row that disappeared would move the cursor.
  await openFindings(page, `${product.url}/findings/all?file=src/query`);
  const dialog = page.getByRole('dialog', { name: 'Why is it a false positive?' });
  for (let decided = 0; decided < 20; decided += 1) {
    await page.keyboard.press('j');
    await page.keyboard.press('m');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('1');
    await expect(dialog).toBeHidden();
  }
  const marked = 'false_positive=true&file=src/query';
  await expect.poll(async () => (await listed(product.client, marked)).meta.total).toBe(20);
  expect(await cost()).toEqual({ clicks: 0, keys: 60, typed: 0 });
  const { data } = await listed(product.client, marked);
  const { data: history } = await product.client.call<{ data: { summary?: string }[] }>(
    'GET',
    `/findings/${data[0]?.id ?? ''}/history`,
  );
  expect(JSON.stringify(history)).toContain('Test or example code');
});

test('why this priority: two keys, in the preview', async ({ signedIn: page, product }) => {
  const cost = await countPresses(page);
  await page.goto(`${product.url}/findings/all?status=open&file=src/pay.ts`);
  await expect(page.getByRole('grid', { name: 'Findings' }).getByRole('row').nth(1)).toBeVisible();
  await listening(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const reasons = page.getByRole('region', { name: 'Why this priority' });
  const { data } = await listed(product.client, 'file=src/pay.ts');
  await expect(reasons).toContainText(`${data[0]?.attributes.priority ?? 'none'} of 100`);
  await expect(reasons).toContainText('Likelihood');
  await expect(reasons).toContainText('Impact');
  expect(await cost()).toEqual({ clicks: 0, keys: 2, typed: 0 });
});

test('assigning a finding: two keys and the name', async ({ signedIn: page, product }) => {
  const { data } = await listed(product.client, 'file=tests/query.test.ts');
  const [finding] = data;
  const cost = await countPresses(page);
  await page.goto(`${product.url}/findings/finding-details/${finding?.id ?? ''}`);
  await expect(page.getByRole('button', { name: 'False positive' })).toBeVisible();
  await listening(page);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Change 1 finding' });
  await expect(dialog.getByRole('option', { name: 'admin' })).toBeAttached();
  await page.keyboard.type('admin');
  await ready(dialog.getByRole('button', { name: /^Change/ }));
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect
    .poll(
      async () =>
        (await listed(product.client, 'file=tests/query.test.ts')).data[0]?.attributes.assignee
          ?.username,
    )
    .toBe('admin');
  expect(await cost()).toEqual({ clicks: 0, keys: 2, typed: 5 });
});

test('accepting a risk until a date: three keys, the date in words, and why', async ({
  signedIn: page,
  product,
}) => {
  const { data } = await listed(product.client, 'file=tests/pay.test.ts');
  const cost = await countPresses(page);
  await page.goto(`${product.url}/findings/finding-details/${data[0]?.id ?? ''}`);
  await expect(page.getByRole('button', { name: 'False positive' })).toBeVisible();
  await listening(page);
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Accept the risk' });
  await expect(dialog).toBeVisible();
  const until = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await page.keyboard.type('2w');
  await page.keyboard.press('Enter');
  const why = 'Runs in the pipeline alone, on data of its own.';
  await page.keyboard.type(why);
  await ready(dialog.getByRole('button', { name: 'Accept the risk' }));
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect
    .poll(
      async () =>
        (await listed(product.client, 'file=tests/pay.test.ts')).data[0]?.attributes.status,
    )
    .toBe('risk_accepted');
  const { data: accepted } = await product.client.call<{
    data: { attributes: { risk_acceptance: { until: string | null; reason: string } | null } };
  }>('GET', `/findings/${data[0]?.id ?? ''}`);
  expect(accepted.attributes.risk_acceptance?.until?.slice(0, 10)).toBe(until);
  expect(accepted.attributes.risk_acceptance?.reason).toContain(why);
  expect(await cost()).toEqual({ clicks: 0, keys: 3, typed: '2w'.length + why.length });
});

test('setting the days until criticals are due: three clicks and Enter', async ({
  signedIn: page,
  product,
}) => {
  const cost = await countPresses(page);
  await page.goto(product.url);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await page.getByRole('link', { name: 'Policies' }).click();
  const field = page.getByRole('textbox', { name: 'Days until due: Critical' });
  await field.click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  expect(await cost()).toEqual({ clicks: 3, keys: 1, typed: 1 });
  await page.reload();
  await expect(field).toHaveValue('3');
});

test('inviting a colleague: three clicks, the address, and a link to copy', async ({
  signedIn: page,
  product,
  browser,
}) => {
  const cost = await countPresses(page);
  await page.goto(product.url);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.keyboard.type('colleague@acme.example');
  await page.keyboard.press('Enter');
  const link = page.getByRole('textbox', { name: 'Invitation link' });
  await expect(link).toBeVisible();
  expect(await cost()).toEqual({ clicks: 3, keys: 1, typed: 'colleague@acme.example'.length });
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  const context = await browser.newContext({ locale: 'en-US' });
  const invited = await context.newPage();
  await invited.goto(await link.inputValue());
  await expect(invited.getByLabel('Confirm password')).toBeVisible();
  await context.close();
});

test('what is new since yesterday: one click', async ({ signedIn: page, product }) => {
  const cost = await countPresses(page);
  await page.goto(`${product.url}/findings/all?status=open,in_progress`);
  const table = page.getByRole('grid', { name: 'Findings' });
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('tab', { name: /New since yesterday/ }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByText('src/new.ts').first()).toBeVisible();
  expect(await cost()).toEqual({ clicks: 1, keys: 0, typed: 0 });
});

test('the critical findings of a team that input reaches: one click', async ({
  signedIn: page,
  product,
}) => {
  const cost = await countPresses(page);
  await page.goto(product.url);
  await page
    .getByRole('table', { name: 'By team' })
    .getByRole('link', { name: `${team}: 1 Reachable, critical or high` })
    .click();
  const table = page.getByRole('grid', { name: 'Findings' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByText('src/pay.ts').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`team=${team}`));
  expect(await cost()).toEqual({ clicks: 1, keys: 0, typed: 0 });
});

test('comparing two branches: two clicks', async ({ signedIn: page, product }) => {
  const cost = await countPresses(page);
  await page.goto(`${product.url}/Repositories`);
  await page.getByRole('button', { name: `More actions for ${repository}` }).click();
  await page.getByRole('menuitem', { name: 'Compare' }).click();
  await expect(page.getByRole('table', { name: 'Findings of this change' })).toContainText(
    'src/refund.ts',
  );
  expect(await cost()).toEqual({ clicks: 2, keys: 0, typed: 0 });
});

test('for an auditor: the overview on paper in one click, the list as a file in two', async ({
  signedIn: page,
  product,
}) => {
  const cost = await countPresses(page);
  await page.goto(product.url);
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();
  // The browser's print dialog is not a page, so the test checks that printing was requested.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  expect(await cost()).toEqual({ clicks: 1, keys: 0, typed: 0 });
  await expect(async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Printed .* by /)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Fix first', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${product.url}/findings/all?file=src/pay.ts`);
  await expect(page.getByRole('grid', { name: 'Findings' }).getByRole('row').nth(1)).toBeVisible();
  await cost();
  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).first().click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file).toContain('src/pay.ts');
  expect(await cost()).toEqual({ clicks: 2, keys: 0, typed: 0 });
});

test('silencing a folder for good: a rule from the selection', async ({
  signedIn: page,
  product,
}) => {
  const cost = await countPresses(page);
  await page.goto(`${product.url}/findings/all?file=tests/`);
  const table = page.getByRole('grid', { name: 'Findings' });
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  await listening(page);
  await table.focus();
  await page.keyboard.press('Control+a');
  await page
    .getByRole('toolbar', { name: 'Bulk actions' })
    .getByRole('button', { name: 'More actions' })
    .click();
  await page.getByRole('menuitem', { name: 'Always do this…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Always do this' });
  await expect(dialog).toContainText('tests/');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('Test code');
  await ready(dialog.getByRole('button', { name: 'Save rule' }));
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const spent = await cost();

  const { client, repositories } = product;
  const later = [...written, { file: 'tests/refund.test.ts' }];
  await importReport(client, repositories.get(repository) ?? '', later);
  await expect
    .poll(
      async () => (await listed(client, 'file=tests/refund')).data[0]?.attributes.false_positive,
    )
    .toBe(true);
  expect(spent).toEqual({ clicks: 2, keys: 2, typed: 'Test code'.length });
});
