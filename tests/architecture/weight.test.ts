import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { root } from '../support/tree/files.ts';

// Runs after the build. The size of what a page loads before it can be used, with gzip level 9. The
// measured numbers are in docs/performance.md; these limits leave a few percent.
const dist = path.join(root, 'dist/web');
const read = (file: string) => readFileSync(path.join(dist, file));
const weigh = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / 1000;

const html = read('index.html').toString();
const { id } = JSON.parse(read('builds/latest.json').toString()) as { id: string }; // written by our own build, as below
const { rules } = JSON.parse(read(`builds/meta/${id}.json`).toString()) as {
  rules: { path: string; scripts: string[] }[];
};
const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
  (match) => match[1] ?? '',
);
const scriptsOf = (route: string) => [
  ...first,
  ...(rules.find((rule) => rule.path === route)?.scripts ?? []),
];

describe('the weight of the web app', () => {
  it.each([
    ['the sign-in page', '/login', 137],
    ['the findings list', '/findings/all', 175],
  ])('%s stays within its kilobytes of scripts', (_name, route, most) => {
    const scripts = scriptsOf(route);
    expect(scripts.length).toBeGreaterThan(first.length);
    expect(weigh(scripts)).toBeLessThan(most);
  });

  it('keeps what every page loads first within its own', () => {
    expect(weigh(first)).toBeLessThan(120);
  });

  it('loads styles once and few files for each', () => {
    const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(sheets).toHaveLength(1);
    expect(weigh(sheets)).toBeLessThan(15);
    // With the page, its styles, its texts and a font, that is eight requests for the sign-in page;
    // with four API requests and another font, fourteen for the list.
    expect(scriptsOf('/login').length).toBeLessThanOrEqual(4);
    expect(scriptsOf('/findings/all').length).toBeLessThanOrEqual(5);
  });

  it('loads the texts of other pages neither for sign-in nor for the list', () => {
    const { texts } = JSON.parse(/id="parapet-messages">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      texts: Record<string, { all: string; few: string }>;
    };
    expect(Object.keys(texts)).toEqual(['en', 'es']);
    for (const { all, few } of Object.values(texts)) {
      const [whole, first] = [all, few].map(
        (file) => JSON.parse(read(file).toString()) as Record<string, unknown>,
      );
      expect(whole).toMatchObject(first ?? {});
      expect(Object.keys(first ?? {}).length).toBeGreaterThan(100);
      expect(weigh([few])).toBeLessThan(5);
    }
  });

  it('lets Chromium compile the first scripts while they arrive', () => {
    for (const script of scriptsOf('/findings/all').filter((file) => !file.includes('rolldown')))
      expect(read(script).toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('paints the splash before it waits for styles', () => {
    expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('id="splash"'));
  });
});
