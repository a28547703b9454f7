// Storybook as designers use it: built, served from a folder, and opened. Screenshots cover a few
// stories that do not depend on data.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inFull } from '../support/server/full.ts';
import { root } from '../support/tree/files.ts';

const folder = path.join(root, 'storybook-static');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Like any static file server. */
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://storybook');
  const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  readFile(file).then(
    (content) => {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(content);
    },
    () => response.writeHead(404).end(),
  );
});

let url = '';

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const built = spawnSync('npm', ['run', '--silent', 'storybook:build'], { cwd: root });
  expect(built.status, String(built.stderr).slice(-2000)).toBe(0);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});

test.afterAll(() => {
  server.close();
});

test.describe('Storybook', { tag: inFull }, () => {
  test('is found by its sections, and each page says what it is for', async ({ page }) => {
    await page.goto(url);
    const tree = page
      .getByRole('navigation', { name: 'Stories' })
      .or(page.locator('#storybook-explorer-tree'));
    for (const section of ['Start', 'Foundations', 'Components', 'Patterns', 'Pages'])
      await expect(tree.getByText(section, { exact: true }).first()).toBeVisible();

    await page.goto(`${url}/?path=/story/components-actions--button-page`);
    const shown = page.frameLocator('#storybook-preview-iframe');
    await expect(shown.getByRole('heading', { name: 'Button', level: 2 })).toBeVisible();
    for (const part of ['Anatomy', 'Do and do not', 'States', 'Props', 'Keyboard', 'Screen reader'])
      await expect(shown.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await shown.getByRole('combobox', { name: 'kind' }).selectOption('danger');
    await expect(shown.locator('code', { hasText: 'kind="danger"' })).toBeVisible();
  });

  test('offers the tokens as a file', async ({ request }) => {
    for (const name of ['base', 'light', 'dark']) {
      const response = await request.get(`${url}/tokens/${name}.tokens.json`);
      expect(response.status()).toBe(200);
      expect(JSON.stringify(await response.json())).toContain('$value');
    }
  });

  test('shows a whole page in the scenario of the toolbar', async ({ page }) => {
    const story = `${url}/iframe.html?viewMode=story&id=pages-scenarios--typical`;
    await page.goto(`${story}&globals=scenario:typical`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${story}&globals=scenario:empty;direction:rtl;theme:dark`);
    await expect(page.getByRole('heading', { name: 'No findings match' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  // Taken with the headless shell. After an intended change, run with --update-snapshots=changed.
  for (const [id, theme] of [
    ['start-overview-sheet--light', 'light'],
    ['start-overview-sheet--dark', 'dark'],
    ['components-actions--button-page', 'light'],
    ['foundations-contrast--computed', 'light'],
  ] as const)
    test(`looks as committed: ${id}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
      await expect(page.locator('#storybook-root h1, #storybook-root h2').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(
        page.locator('[aria-busy="true"] >> visible=true').filter({ hasText: 'Loading' }),
      ).toHaveCount(0);
      await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true, maxDiffPixelRatio: 0.01 });
    });
});
