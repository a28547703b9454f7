// The page about the safety of fixes: every row says what could go wrong and what is done, and names
// tests that exist.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, textOf } from '../support/tree/files.ts';

const rows = textOf('docs/fix-safety.md')
  .split('\n')
  .filter((line) => /^\| (?!What could go wrong)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const filesOf = ([, , tests = '']: readonly string[]) =>
  [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

it('says of each danger what is done, once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(30);
  expect(rows.filter(({ length }) => length !== 3)).toEqual([]);
  expect(rows.filter(([danger = '', done = '']) => danger === '' || done.length < 25)).toEqual([]);
  expect(new Set(rows.map(([danger]) => danger)).size).toBe(rows.length);
});

it('names tests that exist for each of them', () => {
  expect(rows.filter((row) => filesOf(row).length === 0)).toEqual([]);
  const files = rows.flatMap(filesOf);
  expect(files.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([]);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
