// From a source host to a proposed fix: connect it, select its repository, fix a finding, open the
// pull request, and see the branch change at the host.
import type { Page } from '@playwright/test';
import { Client } from '../../scripts/demo/client.ts';
import { axeFindings } from '../support/e2e/axe.ts';
import { expectNoOverflow } from '../support/e2e/route-visit.ts';
import { startWithAdministrator } from '../support/e2e/seed.ts';
import { admin } from '../support/e2e/server.ts';
import { serveHost, type ServedHost } from '../support/e2e/source-host.ts';
import { expect, test as base } from '../support/e2e/test.ts';
import { at, type Locale, say } from '../support/e2e/words.ts';
import { inFull } from '../support/server/full.ts';
import { createForge, type FakeRepository, type Forge } from '../support/server/hosts/forge.ts';
import { fakeGitea } from '../support/server/hosts/gitea.ts';

const file = 'src/entries.ts';
const flagged = "  return db.query(`SELECT * FROM entries WHERE account = '${account}'`);";
const mended = "  return db.query('SELECT * FROM entries WHERE account = $1', [account]);";
const source = [
  "import { db } from './db';",
  '',
  'export function entriesOf(account: string) {',
  flagged,
  '}',
  '',
].join('\n');

const title = 'The statement is built from the name of the account';
const report = JSON.stringify({
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: {
          name: 'ledger-lint',
          rules: [{ id: 'sql-from-text', shortDescription: { text: title } }],
        },
      },
      results: [
        {
          ruleId: 'sql-from-text',
          level: 'error',
          message: { text: title },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file },
                region: { startLine: 4, endLine: 4, snippet: { text: flagged } },
              },
            },
          ],
          fixes: [
            {
              description: { text: 'Bind the value.' },
              artifactChanges: [
                {
                  artifactLocation: { uri: file },
                  replacements: [
                    {
                      deletedRegion: {
                        startLine: 4,
                        startColumn: 1,
                        endColumn: flagged.length + 1,
                      },
                      insertedContent: { text: mended },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});

type AtHost = ServedHost & { forge: Forge; ledger: FakeRepository };

/** A separate product without findings, beside a source host that it may call. */
const test = base.extend<object, { gitea: AtHost }>({
  gitea: [
    async ({}, use) => {
      const forge = createForge({ [file]: source });
      const [ledger] = forge.repositories;
      if (!ledger) throw new Error('The host has no repository.');
      const served = await serveHost((origin) => fakeGitea(forge, origin));
      await use({ ...served, forge, ledger });
      await served.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({}, use) => {
      const product = await startWithAdministrator({
        PARAPET_ALLOWED_ADDRESSES: '127.0.0.1',
      });
      const client = new Client(product.url);
      await client.signIn(admin.email, admin.password);
      await use({ ...product, client, repositories: new Map() });
      await product.discard();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// The other tests use what the first one connects and opens.
test.describe.configure({ mode: 'serial' });

const connect = async (page: Page, { origin, forge }: AtHost) => {
  await page.goto('/connector');
  await page.getByRole('button', { name: 'Connect Gitea' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Connect Gitea' });
  const outcome = dialog.getByRole('status', { name: 'Test result' });
  const tryIt = dialog.getByRole('button', { name: 'Test these credentials' });
  await dialog.getByLabel('Access token').fill('of-another-user');
  await dialog.getByLabel('Access token').press('Enter');
  await expect(dialog.getByLabel('Server URL')).toHaveAccessibleDescription(
    /This field is required/,
  );
  await dialog.getByLabel('Server URL').fill(origin);
  await tryIt.press('Enter');
  await expect(outcome).toHaveText('The source host rejected the token.');
  await dialog.getByLabel('Access token').fill(forge.token);
  await tryIt.press('Enter');
  await expect(outcome).toContainText('The source host responds.');
  await dialog.getByLabel('Access token').press('Enter');
  await expect(page.getByText('Gitea is connected')).toBeVisible();
  await expect(page.getByRole('listitem', { name: /^Gitea, works,/ })).toContainText(
    `Responded as ${forge.login}, ${forge.repositories.length}`,
  );

  const manage = page.getByRole('button', { name: 'Manage Gitea' });
  await expect(manage).toBeFocused();
  await manage.press('Enter');
  const stored = page.getByRole('dialog', { name: 'Replace the credentials of Gitea' });
  await stored.getByRole('button', { name: 'Test the connection' }).press('Enter');
  await expect(stored.getByRole('status', { name: 'Test result' })).toContainText(
    'The source host responds.',
  );
  await page.keyboard.press('Escape');
  await expect(stored).toHaveCount(0);
};

/** The first-run steps check an address while the user types. */
const tryAddresses = async (page: Page, { origin }: AtHost) => {
  await page.goto('/first-run?step=findings');
  const address = page.getByRole('textbox', { name: 'Address' });
  const next = page.getByRole('button', { name: 'Scan and continue' });
  await address.fill(`${origin}/acme/ledger-api`);
  const outcome = page.getByRole('status').filter({ hasText: 'Gitea' });
  await expect(outcome).toHaveText('Gitea respondsThe default branch is main.');
  await expect(next).not.toHaveAttribute('aria-disabled');
  await address.fill(`${origin}/acme/no-such-repository`);
  await expect(outcome).toContainText('Gitea doesn’t show this repository');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await address.fill('https://github.com/acme/ledger-api');
  await expect(page.getByText('GitHub is not connected')).toBeVisible();
};

const addLedger = async (page: Page) => {
  await page.goto('/scm');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'acme-bot' })
    .getByRole('link', { name: 'Choose repositories' })
    .press('Enter');
  await expect(page).toHaveURL(/manage-repositories\?source_control=gitea$/);
  const list = page.getByRole('main').getByRole('list', { name: 'Repositories' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search repositories' }).fill('ledger');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('checkbox', { name: 'acme/ledger-api' }).press('Space');
  await page.getByRole('button', { name: 'Add 1 repository' }).press('Enter');
  await expect(page).toHaveURL(/\/Repositories$/);
  await expect(page.getByRole('link', { name: 'ledger-api' }).first()).toBeVisible();
};

const uploadReport = async (page: Page) => {
  await page.getByRole('button', { name: 'Upload report' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'ledger-lint.sarif',
    mimeType: 'application/json',
    buffer: Buffer.from(report),
  });
  // Unlike a click, a key press does not wait until the only repository is loaded and selected.
  await expect(dialog.getByLabel('Repository')).toContainText('ledger-api');
  const send = dialog.getByRole('button', { name: 'Upload' });
  await expect(send).toBeEnabled();
  await send.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Report imported' })).toBeVisible();
};

const openFinding = async (page: Page) => {
  await page.goto('/findings/all');
  const table = page.getByRole('grid', { name: 'Findings' });
  await expect(table.getByRole('row').nth(1)).toContainText(title);
  await table.focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

const fixOf = (page: Page, locale: Locale = 'en') =>
  page.getByRole('region', { name: say(locale, 'Suggested fix') });

test('a finding is mended at the source host that was connected for it', async ({
  signedIn: page,
  gitea,
}) => {
  await connect(page, gitea);
  await tryAddresses(page, gitea);
  await addLedger(page);
  await uploadReport(page);
  await openFinding(page);

  const fix = fixOf(page);
  await fix.getByRole('button', { name: 'Generate fix' }).press('Enter');
  await expect(fix.getByRole('button', { name: 'Regenerate' })).toBeVisible();
  await expect(fix.getByRole('table')).toContainText(mended.trim());
  // The page's style sheet loaded with its script, and the app's is present only once.
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => href?.split('/').at(-1) ?? []),
  );
  expect(sheets.map((name) => name.replace(/-.*/, '')).toSorted()).toEqual([
    'diff',
    'index',
    'print',
  ]);
  expect(gitea.ledger.pulls).toEqual([]);

  await page.getByRole('button', { name: 'Open pull request' }).press('Enter');
  const link = fix.getByRole('link', { name: 'Pull request, open' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open pull request' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('In progress');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Pull request opened');

  const [pull] = gitea.ledger.pulls;
  expect(await link.getAttribute('href')).toBe(
    `${gitea.origin}/acme/ledger-api/pulls/${String(pull?.number)}`,
  );
  expect(pull).toMatchObject({ base: 'main', state: 'open' });
  expect(gitea.ledger.branches.get(pull?.head ?? '')?.get(file)).toBe(
    source.replace(flagged, mended),
  );
  expect(gitea.ledger.branches.get('main')?.get(file)).toBe(source);
  expect(gitea.host.complaints).toEqual([]);
});

test('the pull request is in the list of pull requests, and leads back to its finding', async ({
  signedIn: page,
  gitea,
}) => {
  const [pull] = gitea.ledger.pulls;
  await page.goto('/');
  await page.getByRole('link', { name: 'Pull requests' }).press('Enter');
  await expect(page).toHaveURL(/\/pull-requests$/);
  const row = page
    .getByRole('table', { name: 'Pull requests' })
    .getByRole('row')
    .filter({ hasText: `ledger-api #${String(pull?.number)}` });
  await expect(row).toContainText('Open');
  await expect(row.getByRole('link', { name: /at the source host/ })).toHaveAttribute(
    'href',
    `${gitea.origin}/acme/ledger-api/pulls/${String(pull?.number)}`,
  );
  await page.getByRole('tab', { name: /^Merged/ }).press('Enter');
  await expect(page.getByText('No pull request here')).toBeVisible();
  await page.getByRole('tab', { name: /^All/ }).press('Enter');
  await row.getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the pull request is updated from its row when the base branch has moved, and says why it waits', async ({
  signedIn: page,
  gitea: { ledger, host },
}) => {
  const [pull] = ledger.pulls;
  const branch = () => ledger.branches.get(pull?.head ?? '');
  expect(branch()?.has('README.md')).toBe(false);
  ledger.branches.get('main')?.set('README.md', '# Ledger\n');
  await page.goto('/pull-requests');
  const more = page.getByRole('button', { name: /^More actions for ledger-api #/ });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Update branch' }).press('Enter');
  await expect.poll(() => branch()?.get('README.md')).toBe('# Ledger\n');
  expect(branch()?.get(file)).toBe(source.replace(flagged, mended));
  expect(ledger.pulls).toHaveLength(1);

  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Why' }).press('Enter');
  const why = page.getByRole('dialog');
  await expect(why).toContainText('It waits for the repository’s maintainers.');
  await page.keyboard.press('Escape');
  // Unavailable actions show the reason and do not try.
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Generate another fix' })).toContainText(
    'Close it at its source host first.',
  );
  await page.keyboard.press('Escape');
  expect(host.complaints).toEqual([]);
});

const looks: readonly { locale: Locale; scheme: 'light' | 'dark'; width: number }[] = [
  { locale: 'en', scheme: 'light', width: 1440 },
  { locale: 'es', scheme: 'dark', width: 390 },
];

for (const { locale, scheme, width } of looks) {
  test(
    `axe finds nothing on the screens of the loop: ${locale}, ${scheme}, ${width}`,
    { tag: inFull },
    async ({ signedIn: page, product }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const {
        data: [finding],
      } = await product.client.call<{ data: { id: string }[] }>('GET', '/findings');
      const screens = [
        {
          where: '/connector',
          shows: page.getByRole('button', {
            name: say(locale, 'Manage {name}').replace('{name}', 'Gitea'),
          }),
        },
        {
          where: '/scm',
          shows: page.getByRole('link', { name: say(locale, 'Choose repositories') }),
        },
        {
          where: '/manage-repositories?source_control=gitea',
          shows: page.getByRole('checkbox', { name: 'acme/web' }),
        },
        { where: '/pull-requests', shows: page.getByText(/^ledger-api #\d+/) },
        {
          where: `/findings/finding-details/${finding?.id ?? ''}`,
          shows: fixOf(page, locale).getByRole('link', { name: say(locale, 'Pull request, open') }),
        },
      ];
      for (const { where, shows } of screens) {
        await page.goto(product.url + at(locale, where));
        await expect(shows).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoOverflow(page);
        expect(await axeFindings(page), where).toEqual([]);
      }
    },
  );
}
