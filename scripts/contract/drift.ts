// Generates everything into a temporary tree and compares it with the committed files.
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate, generatedPaths } from '../generate.ts';
import type { Check } from './types.ts';

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
};

/** Paths of generated files that differ between the two trees. */
export const differences = async (committed: string, made: string): Promise<string[]> => {
  const found: string[] = [];
  for (const folder of generatedPaths) {
    const names = new Set([
      ...(await filesOf(path.join(committed, folder))),
      ...(await filesOf(path.join(made, folder))),
    ]);
    for (const name of names) {
      const [before, after] = await Promise.all(
        [committed, made].map((root) =>
          readFile(path.join(root, folder, name), 'utf8').catch(() => undefined),
        ),
      );
      if (before !== after) found.push(path.join(folder, name));
    }
  }
  return found;
};

const tokens = 'src/app/styles/tokens.css';

/**
 * Generates in a temporary copy of the generation's inputs. `change` may alter the contract first.
 */
export const generateBeside = async (
  root: string,
  change: (root: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> => {
  const beside = await mkdtemp(path.join(tmpdir(), 'parapet-contract-'));
  await cp(path.join(root, 'openapi'), path.join(beside, 'openapi'), {
    recursive: true,
    filter: (source) => !source.includes(`${path.sep}openapi${path.sep}generated`),
  });
  for (const file of ['package.json', 'tsconfig.json', 'redocly.yaml', tokens])
    await cp(path.join(root, file), path.join(beside, file), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(beside, 'node_modules'));
  await change(beside);
  await generate(beside);
  return beside;
};

export const drift: Check = {
  name: 'drift',
  run: async (root) => {
    const beside = await generateBeside(root);
    try {
      const changed = await differences(root, beside);
      return {
        lines: ['generated again and compared'],
        failures: changed.map((file) => `${file} is not up to date: run npm run generate`),
      };
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  },
};
