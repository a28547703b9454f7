// Fixes with their expected bytes: a report, the files before it, and the files after it or the
// reason why nothing changes.
import { describe, expect, it } from 'vitest';
import { aiFixes } from './ai.ts';
import { full } from '../support/server/full.ts';
import { codeFixes } from './code.ts';
import { jvmFixes } from './jvm.ts';
import { npmFixes } from './npm.ts';
import { otherFixes } from './others.ts';
import { pythonFixes } from './python.ts';
import { rubyFixes } from './ruby.ts';
import { secondLooks } from './second-look.ts';
import { elsewhereFixes } from './versions-elsewhere.ts';
import { filesOf, type Fix, runFix } from './run-fix.ts';

const corpus: Readonly<Record<string, readonly Fix[]>> = {
  'npm, pnpm, Yarn and Bun': npmFixes,
  Python: pythonFixes,
  'Maven and Gradle': jvmFixes,
  Ruby: rubyFixes,
  'a version in another file': elsewhereFixes,
  'a second look': secondLooks,
  ...otherFixes,
  ...codeFixes,
  'an AI model': aiFixes,
};

/** The text of each file; latin1, so that bytes that are not UTF-8 differ as well. */
const shown = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, bytes.toString('latin1')]));

describe.each(Object.entries(corpus))('%s', (_ecosystem, fixes) => {
  // Every fix in the full run, otherwise a fifth of each ecosystem's.
  const tried = fixes.filter((_, n) => full || n % 5 === 0);
  it.each(tried.map((fix) => [fix.name, fix] as const))('%s', async (_name, fix) => {
    const result = await runFix(fix);
    if (fix.refused !== undefined) {
      expect(result).toEqual({ refused: expect.arrayContaining([fix.refused]) as string[] });
      return;
    }
    if ('refused' in result) expect.fail(`refused: ${result.refused.join(', ')}`);
    const [before, after] = [filesOf(fix.files, 'before'), filesOf(fix.files, 'after')];
    expect(shown(after)).not.toEqual(shown(before));
    expect(shown(result.files)).toEqual(shown(after));
  });
});

it('has at least 200 fixes, no two of the same name in an ecosystem', () => {
  const all = Object.values(corpus);
  expect(all.flat().length).toBeGreaterThanOrEqual(200);
  for (const fixes of all) expect(new Set(fixes.map(({ name }) => name)).size).toBe(fixes.length);
});
