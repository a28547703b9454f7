// The statements of docs/remediation.md about each ecosystem match the code.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../../platform/runtime/paths.ts';
import { lockTools, toolForLock } from '../lock-files/lock-tools.ts';
import { grammarOf } from '../verify/grammars.ts';
import { editedTypes, findManifestPlan } from './registry.ts';

const namesIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

type Row = { types: string[]; files: string[]; locks: string[]; renewedBy: string; parsed: string };

const rows: Row[] = readFileSync(path.join(packageRoot, 'docs/remediation.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  // The table of ecosystems has five columns, that of settings three.
  .filter((cells) => cells.length === 7)
  .map(([, types, edited, lock, renewedBy = '', parsed = '']) => ({
    types: namesIn(types),
    files: namesIn(edited),
    locks: namesIn(lock),
    renewedBy,
    parsed,
  }));

/** Files with versions for the manifests of a row are edited instead of these. */
const isEdited = ({ files }: Row, file: string, type: string): boolean =>
  findManifestPlan(file, type) !== undefined ||
  files.some((other) =>
    findManifestPlan(other, type)?.shared.some((versions) => versions.file === file),
  );

const parsedBy = (grammar: string | undefined): string => {
  if (grammar === undefined) return 'no';
  return grammar.startsWith('gradle-') ? 'brackets and texts' : 'yes';
};

it('names each ecosystem that is edited, and no other', () => {
  expect(new Set(rows.flatMap(({ types }) => types))).toEqual(editedTypes);
});

it('names each lock file that a tool renews or a maintainer does', () => {
  expect(new Set(rows.flatMap(({ locks }) => locks))).toEqual(
    new Set(lockTools.map(({ lock }) => lock)),
  );
});

it.each(rows.map((row) => [[...row.files, ...row.locks].join(', '), row] as const))(
  '%s',
  (_, row) => {
    for (const file of row.files) {
      for (const type of row.types) expect([file, isEdited(row, file, type)]).toEqual([file, true]);
      expect([file, parsedBy(grammarOf(file))]).toEqual([file, row.parsed]);
    }
    for (const lock of row.locks) {
      const tool = toolForLock(lock);
      expect(row.files).toContain(tool?.manifest);
      const isLeft = row.renewedBy.startsWith('the maintainer');
      expect([lock, tool?.never !== undefined]).toEqual([lock, isLeft]);
      if (!isLeft) expect(row.renewedBy.toLowerCase()).toContain(tool?.program);
    }
  },
);
