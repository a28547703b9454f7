// The page about the safety of fixes: every row names a risk and its mitigation, and refers to
// existing tests.
import { expect, it } from 'vitest';
import { textOf } from '../support/tree/files.ts';
import { isMissing, quotedIn, tableRows } from '../support/tree/tables.ts';

const rows = tableRows(textOf('docs/fix-safety.md'), /^\| What could go wrong/);
const filesOf = ([, , tests = '']: readonly string[]) => quotedIn(tests);

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
  expect(files.filter(isMissing)).toEqual([]);
});
