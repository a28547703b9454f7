import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unlessPassed } from '../../scripts/contract/passed.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parapet-passed-'));
  await mkdir(path.join(root, 'openapi'));
  await writeFile(path.join(root, 'openapi/a.yaml'), 'a');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A check that counts its runs, and fails as often as asked. */
const counted = (failing = 0) => {
  const runs: string[] = [];
  const check = unlessPassed(
    {
      name: 'lint',
      run: (folder) => {
        runs.push(folder);
        return Promise.resolve({
          lines: ['looked'],
          failures: runs.length <= failing ? ['wrong'] : [],
        });
      },
    },
    ['openapi'],
  );
  return { runs, check };
};

it('runs a check that passed no second time while its files stay as they are', async () => {
  const { runs, check } = counted();
  expect(await check.run(root)).toEqual({ lines: ['looked'], failures: [] });
  expect(await check.run(root)).toEqual({
    lines: ['passed before with the same files'],
    failures: [],
  });
  expect(runs).toHaveLength(1);
});

it.each([
  ['a changed byte', () => writeFile(path.join(root, 'openapi/a.yaml'), 'b')],
  ['a file more', () => writeFile(path.join(root, 'openapi/b.yaml'), '')],
  ['a file less', () => rm(path.join(root, 'openapi/a.yaml'))],
  ['other packages', () => writeFile(path.join(root, 'package.json'), '{}')],
])('runs again after %s', async (_name, change) => {
  const { runs, check } = counted();
  await check.run(root);
  await change();
  await check.run(root);
  expect(runs).toHaveLength(2);
});

it('remembers no failure', async () => {
  const { runs, check } = counted(1);
  expect((await check.run(root)).failures).toEqual(['wrong']);
  expect((await check.run(root)).failures).toEqual([]);
  expect(runs).toHaveLength(2);
});
