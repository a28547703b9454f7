// Each number on the overview equals that of the linked list, and the page prints on one sheet.
import { expect, test } from '../support/e2e/test.ts';

test('every number of the overview opens a list of as many findings', async ({
  signedIn: page,
  product,
}) => {
  const { data } = await product.client.call<{
    data: { id: string; attributes: { nickname: string } }[];
  }>('GET', '/repositories');
  const ids = new Map(data.map(({ id, attributes: { nickname } }) => [nickname, id]));
  const part = (name: string, path: string | null = null) => ({
    repository_id: ids.get(name) ?? null,
    tag: null,
    path,
  });
  const made: string[] = [];
  for (const [name, owns] of [
    ['Payments', [part('ledger-api'), part('reconcile-jobs')]],
    ['Web', [part('storefront'), part('ledger-api', 'vendor/**')]],
  ] as const) {
    const { data: team } = await product.client.call<{ data: { id: string } }>('POST', '/teams', {
      name,
      member_ids: [],
      owns,
    });
    made.push(team.id);
  }

  await page.goto(product.url);
  const teams = page.getByRole('table', { name: 'By team' });
  await expect(teams.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Web: [1-9]\d* Critical$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^storefront: [1-9]\d* Open$/ })).toBeVisible();
  // Only once it is counted.
  await expect(page.getByRole('link', { name: /^of [1-9]\d* secrets? in code$/ })).toBeVisible();
  const links = await page.locator('main a[href*="/findings/all?"]').evaluateAll((all) =>
    all.flatMap((link) => {
      if (!(link instanceof HTMLAnchorElement)) return [];
      // "Web: 7 Critical", "7 due soon", "ledger-api has 26 critical and high"
      const words = link.getAttribute('aria-label') ?? link.innerText;
      const count = /(?<![\w,-])\d[\d,]*(?![\w%])/.exec(words)?.[0];
      // A percentage has its number only for screen readers.
      return count === undefined || words.includes('%')
        ? []
        : [
            {
              words,
              search: new URL(link.href).search,
              count: Number(count.replaceAll(',', '')),
            },
          ];
    }),
  );
  expect(links.length).toBeGreaterThan(15);
  const wrong: string[] = [];
  // The URL of the list has the filters in the API's format.
  for (const { words, search, count } of links) {
    const { meta } = await product.client.call<{ meta: { total: number } }>(
      'GET',
      `/findings${search}&page_size=1`,
    );
    if (meta.total !== count) wrong.push(`${words} (${search}) has ${String(meta.total)}`);
  }
  expect(links.some(({ search }) => search.includes('live_secret=true'))).toBe(true);
  // The number of new findings in a change equals that of the list for its period.
  for (const [table, filter] of [
    ['By team', 'team'],
    ['By repository', 'repository'],
  ] as const) {
    const changes = await page
      .getByRole('table', { name: table })
      .locator('tr:has(td [title])')
      .evaluateAll((rows) =>
        rows.map((row) => ({
          name: row.querySelector('td')?.textContent ?? '',
          words: row.querySelector('td:last-child [title]')?.getAttribute('title') ?? '',
        })),
      );
    expect(changes.length).toBeGreaterThan(1);
    for (const { name, words } of changes) {
      const { meta } = await product.client.call<{ meta: { total: number } }>(
        'GET',
        `/findings?new_since=30d&${filter}=${encodeURIComponent(name)}&page_size=1`,
      );
      if (!words.startsWith(`${String(meta.total)} new, `))
        wrong.push(`${name}: ${words}, ${String(meta.total)} listed`);
    }
  }
  // Other tests of this worker share the product.
  for (const id of made) await product.client.call('DELETE', `/teams/${id}`);
  expect(wrong).toEqual([]);
});

test('the overview is printed on one sheet of A4', async ({ signedIn: page, product }) => {
  await page.goto(`${product.url}/?period=90d`);
  await expect(page.getByRole('heading', { name: 'What to fix first?' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Printed .* by /)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(/, whole organisation$/)).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages).toHaveLength(1);
});
