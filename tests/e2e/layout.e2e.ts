// Layout checks that component tests cannot make: whether a page's texts fit in the longer of its
// languages, and whether its links are large enough.
import type { Locator } from '@playwright/test';
import { Client } from '../../scripts/demo/client.ts';
import { admin } from '../support/e2e/server.ts';
import { expect, test } from '../support/e2e/test.ts';
import { at, say } from '../support/e2e/words.ts';

/** The texts within an element that take more than one line. */
const wrappedTexts = (within: Locator): Promise<string[]> =>
  within.evaluateAll((elements) => {
    const texts = elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found;
    });
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top));
      return new Set(tops).size > 1 ? [text.textContent ?? ''] : [];
    });
  });

test('buttons and steps keep to one line in Spanish', async ({ signedIn: page, product }) => {
  // The current session has no button, so another one is needed.
  await new Client(product.url).signIn(admin.email, admin.password);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(at('es', '/settings/authentication'));
  await expect(page.getByText(say('es', 'Log out'), { exact: true }).first()).toBeVisible();
  expect(await wrappedTexts(page.getByRole('button'))).toEqual([]);
  for (const width of [1024, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at('es', '/first-run'));
    const steps = page.getByRole('list', { name: say('es', 'Steps') });
    await expect(steps).toBeVisible();
    expect(await wrappedTexts(steps)).toEqual([]);
    expect(await wrappedTexts(page.getByRole('button'))).toEqual([]);
  }
});

test('the search of the audit log has its row on phones', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings/team?section=audit');
  const search = page.getByRole('searchbox', { name: 'Search by person, action or ID' });
  await expect(search).toBeVisible();
  const field = await search.boundingBox();
  const list = await page.getByRole('list', { name: 'Audit log' }).boundingBox();
  expect(field?.width).toBeGreaterThanOrEqual((list?.width ?? 0) - 2);
});

test('a view of findings can be saved where its tabs fill the row', async ({ signedIn: page }) => {
  await page.goto(at('es', '/findings/all'));
  const save = page.getByRole('button', { name: say('es', 'Save view') });
  await expect(save).toBeVisible();
  // The tabs' counts load later and shift the layout.
  await expect(page.getByRole('tab').filter({ hasText: /\d/ })).toHaveCount(
    await page.getByRole('tab').count(),
  );
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(save).toBeInViewport({ ratio: 1 });
});

/** Links within tables and lists; a link that covers its entire row is larger than its box. */
const smallLinks = (links: Locator): Promise<string[]> =>
  links.evaluateAll((elements) =>
    elements.flatMap((link) => {
      const { width, height } = link.getBoundingClientRect();
      const covers = getComputedStyle(link, '::after').position === 'absolute';
      return width === 0 || covers || height >= 24
        ? []
        : [`${link.textContent}: ${String(height)} px`];
    }),
  );

for (const [where, role] of [
  ['/findings/all', 'grid'],
  ['/Repositories', 'table'],
  ['/settings/policies?view=controls', 'table'],
  ['/', 'list'],
] as const)
  test(`links of ${where} are 24 px high or more`, async ({ signedIn: page }) => {
    await page.goto(where);
    const links = page.getByRole('main').getByRole(role).getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await smallLinks(links)).toEqual([]);
  });
