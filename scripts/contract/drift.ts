// Everything generated is made anew beside the tree and compared with what is committed.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
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

/** Names of generated files that are not what the contract makes. */
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

/** A tree that holds what generation reads. `change` may alter its contract first. */
export const generateBeside = async (
  root: string,
  change: (root: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> => {
  const beside = await mkdtemp(path.join(tmpdir(), 'parapet-contract-'));
  await cp(path.join(root, 'openapi'), path.join(beside, 'openapi'), {
    recursive: true,
    filter: (source) => !source.includes(`${path.sep}openapi${path.sep}generated`),
  });
  await mkdir(path.join(beside, 'src/shared/api'), { recursive: true });
  for (const file of [
    'package.json',
    'tsconfig.json',
    'src/shared/api/http.ts',
    'src/shared/api/api-error.ts',
    'src/shared/api/query-string.ts',
  ])
    await cp(path.join(root, file), path.join(beside, file));
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
        lines: ['generated anew and compared'],
        failures: changed.map(
          (file) => `${file} is not what the contract makes: run npm run generate`,
        ),
      };
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  },
};
