// Remembers that a check passed, by the digest of every byte that it reads: its sources, what it
// compares them with, its own code and the installed packages. One byte more and it runs again.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Check } from './types.ts';

const folder = 'node_modules/.cache/contract';

const filesOf = async (root: string, file: string): Promise<string[]> => {
  const found = await stat(path.join(root, file)).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [file];
  const entries = await readdir(path.join(root, file), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
};

/** The digest of the names and contents of files and folders below `root`, and of Node's version. */
export const digestOf = async (root: string, inputs: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const file of await filesOf(root, input)) {
      const content = await readFile(path.join(root, file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  return hash.digest('hex');
};

/** What every check depends on: its own code and the installed packages. */
const always = ['scripts', 'package.json', 'node_modules/.package-lock.json'];

/**
 * The check, which passes at once when it passed with exactly these inputs. A failure is never
 * remembered; `PARAPET_CONTRACT_AGAIN=1` runs it anyway.
 */
export const unlessPassed = (check: Check, inputs: readonly string[]): Check => ({
  name: check.name,
  run: async (root) => {
    const digest = await digestOf(root, [...inputs, ...always]);
    const mark = path.join(root, folder, `${check.name}-${digest}`);
    // The mark has what the check said: one that passed because it skipped says so again.
    const line =
      process.env['PARAPET_CONTRACT_AGAIN'] === '1'
        ? undefined
        : await readFile(mark, 'utf8').catch(() => undefined);
    if (line !== undefined)
      return { lines: [line, 'passed before with the same files'], failures: [] };
    const result = await check.run(root);
    // Files that changed while it ran are not what passed.
    if (result.failures.length === 0 && (await digestOf(root, [...inputs, ...always])) === digest) {
      await mkdir(path.join(root, folder), { recursive: true });
      await writeFile(mark, result.lines.join('; '));
    }
    return result;
  },
});
