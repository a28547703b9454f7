import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addPreloads } from './page.ts';
import { readPreloads } from './preloads.ts';

const webRoot = mkdtempSync(path.join(tmpdir(), 'parapet-preloads-'));
afterAll(() => {
  rmSync(webRoot, { recursive: true, force: true });
});

mkdirSync(path.join(webRoot, 'builds/meta'), { recursive: true });
writeFileSync(path.join(webRoot, 'builds/latest.json'), '{"id":"b1"}');
const rules = [
  { path: '/', guard: 'home', scripts: ['/assets/overview.js'] },
  { path: '/login', guard: 'guest', scripts: ['/assets/login.js'] },
  { path: '/findings/all', guard: 'home', scripts: ['/assets/list.js'] },
  { path: '/findings/finding-details/$id', guard: 'home', scripts: ['/assets/detail.js'] },
  { path: '/manage-clients', guard: 'super-admin', scripts: ['/assets/clients.js'] },
  { path: '/terms-conditions', guard: 'public', scripts: ['/assets/terms.js'] },
];
writeFileSync(path.join(webRoot, 'builds/meta/b1.json'), JSON.stringify({ id: 'b1', rules }));

describe('the scripts of an address', () => {
  const preloads = readPreloads(webRoot);

  it.each([
    ['/', '/assets/overview.js'],
    ['/es', '/assets/overview.js'],
    ['/es/findings/all?status=open', '/assets/list.js'],
    ['/findings/finding-details/0192', '/assets/detail.js'],
    ['/terms-conditions', '/assets/terms.js'],
  ])('%s: %s', (url, script) => {
    expect(preloads(url, true)).toEqual([script]);
  });

  it.each(['/Findings/all', '/findings/finding-details/a/b', '/findings/all.*', '/unknown'])(
    '%s: none',
    (url) => {
      expect(preloads(url, true)).toEqual([]);
    },
  );

  it('are those of the sign-in page for whoever will be led there', () => {
    expect(preloads('/findings/all', false)).toEqual(['/assets/login.js']);
    expect(preloads('/manage-clients', false)).toEqual(['/assets/login.js']);
    expect(preloads('/terms-conditions', false)).toEqual(['/assets/terms.js']);
  });

  it('are none where nothing was built', () => {
    expect(readPreloads(path.join(webRoot, 'elsewhere'))('/login', false)).toEqual([]);
  });
});

it('names them to the first script of the page, as data', () => {
  expect(addPreloads('<head><style></style></head><body></body>', ['/assets/a.js'])).toBe(
    '<head><style></style><script type="application/json" id="parapet-page">["/assets/a.js"]</script></head><body></body>',
  );
});
