// Stores that a check passed, keyed by a digest of everything that it reads: its sources, what it
// compares them with, its own code and the installed packages. If any byte changes, it runs again.
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

/**
 * The digest of the names and contents of files and folders below `root`, and of Node's version.
 */
export const digestOf = async (root: string, inputs: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const file of await filesOf(root, input)) {
      const content = await readFile(path.join(root, file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  return hash.digest('hex');
};

/** Inputs of every check: its code and the installed packages. */
const always = ['scripts', 'package.json', 'node_modules/.package-lock.json'];

/**
 * Wraps a check so that it passes without running if it passed with exactly these inputs. Failures
 * are not stored; `PARAPET_CONTRACT_AGAIN=1` always runs the check.
 */
export const unlessPassed = (check: Check, inputs: readonly string[]): Check => ({
  name: check.name,
  run: async (root) => {
    const digest = await digestOf(root, [...inputs, ...always]);
    const mark = path.join(root, folder, `${check.name}-${digest}`);
    // The stored mark contains the check's output, so that a skipped check reports that again.
    const line =
      process.env['PARAPET_CONTRACT_AGAIN'] === '1'
        ? undefined
        : await readFile(mark, 'utf8').catch(() => undefined);
    if (line !== undefined)
      return { lines: [line, 'passed before with the same files'], failures: [] };
    const result = await check.run(root);
    // If files changed while the check ran, the result does not apply to them.
    if (result.failures.length === 0 && (await digestOf(root, [...inputs, ...always])) === digest) {
      await mkdir(path.join(root, folder), { recursive: true });
      await writeFile(mark, result.lines.join('; '));
    }
    return result;
  },
});
