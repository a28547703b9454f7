import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundlePageScript } from './inline-page-script.ts';

it('bundles the page script without packages and within 4.25 kB', async () => {
  const script = await bundlePageScript();
  expect(script).not.toMatch(/\bimport\s*[("{*]|\brequire\(|<\/script/);
  expect(script).toContain('/findings/all');
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(4_250);
});
