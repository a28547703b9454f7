import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choose, runCheck } from '../../scripts/contract/checks.ts';
import { unlessPassed } from '../../scripts/contract/passed.ts';
import { runInThread } from '../../scripts/contract/thread.ts';

const repository = path.resolve(import.meta.dirname, '../..');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parapet-passed-'));
  await mkdir(path.join(root, 'openapi'));
  await writeFile(path.join(root, 'openapi/a.yaml'), 'a');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A check that counts its runs, and fails as often as configured. */
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
    lines: ['looked', 'passed before with the same files'],
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

it('does not even read a check whose inputs passed before', async () => {
  let reads = 0;
  const entry = {
    name: 'drift',
    database: false,
    inputs: ['openapi'],
    read: () => {
      reads += 1;
      return Promise.resolve({
        name: 'drift',
        run: () => Promise.resolve({ lines: ['SKIPPED: no binary'], failures: [] }),
      });
    },
  };
  await runCheck(entry, root);
  const again = await runCheck(entry, root);
  expect(reads).toBe(1);
  expect(again.lines).toEqual(['SKIPPED: no binary', 'passed before with the same files']);
});

it('runs a check on a thread, with what it found', async () => {
  const [access] = choose(['access'], false);
  if (access === undefined) throw new Error('no check');
  const outcome = await runCheck({ ...access, thread: true }, repository, true);
  expect(outcome).toMatchObject({
    name: 'access',
    lines: [expect.stringMatching(/operations compared/)],
    failures: [],
  });
  await expect(runInThread('nothing', repository)).rejects.toThrow('No such check: nothing.');
});
