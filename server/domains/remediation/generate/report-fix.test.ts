// Where the fix of a report is applied in a file, by line and column, and when it is not applied.
import { describe, expect, it } from 'vitest';
import type { FixChange } from '../../../report-formats/model.ts';
import { applyReportFix } from './report-fix.ts';

const file = 'first();\nuse(old, 1);\nthird();\n';
type Change = Omit<FixChange, 'path'>;
const fixed = (text: string, ...changes: readonly Change[]) =>
  applyReportFix(
    text,
    changes.map((change) => ({ path: 'a.ts', ...change })),
  );
const span = (line: number, from: number, to: number, replacement: string): Change => ({
  startLine: line,
  startColumn: from,
  endLine: line,
  endColumn: to,
  replacement,
});

describe('a fix of a report', () => {
  it.each<[string, Change, string]>([
    ['a part of a line', span(2, 5, 8, 'new'), 'first();\nuse(new, 1);\nthird();\n'],
    ['the end of a line', span(2, 10, 13, '2);'), 'first();\nuse(old, 2);\nthird();\n'],
    ['a line with its break', span(2, 1, 14, ''), 'first();\nthird();\n'],
    [
      'a line with its break by another one',
      span(2, 1, 14, 'call();\n'),
      'first();\ncall();\nthird();\n',
    ],
    ['the first characters', span(1, 1, 6, '1st'), '1st();\nuse(old, 1);\nthird();\n'],
    [
      'from one line to another',
      { startLine: 1, startColumn: 6, endLine: 3, endColumn: 6, replacement: '' },
      'first();\n',
    ],
    ['whole lines', { startLine: 1, endLine: 2, replacement: 'one();\n' }, 'one();\nthird();\n'],
    [
      'a line from a column to its end',
      { startLine: 2, startColumn: 5, endLine: 2, replacement: 'new);' },
      'first();\nuse(new);\nthird();\n',
    ],
    [
      'the last line',
      { startLine: 3, endLine: 3, replacement: 'last();' },
      'first();\nuse(old, 1);\nlast();\n',
    ],
  ])('replaces %s', (_, change, after) => {
    expect(fixed(file, change)).toBe(after);
  });

  it.each<[string, Change, string]>([
    ['before a line', { startLine: 2, replacement: 'check();\n' }, 'check();\nuse(old, 1);'],
    ['within a line', { startLine: 2, startColumn: 5, replacement: 'x, ' }, 'use(x, old, 1);'],
    ['by a span of no length', span(2, 5, 5, 'x, '), 'use(x, old, 1);'],
    [
      'at the end of a line',
      { startLine: 2, startColumn: 13, replacement: ' //' },
      'use(old, 1); //',
    ],
  ])('inserts %s', (_, change, after) => {
    expect(fixed(file, change)).toBe(file.replace('use(old, 1);', after));
  });

  it('keeps a last line without a break so', () => {
    expect(fixed('one\ntwo', { startLine: 2, endLine: 2, replacement: '2\n' })).toBe('one\n2');
    expect(fixed('one\ntwo', { startLine: 2, startColumn: 4, replacement: '\nthree' })).toBe(
      'one\ntwo\nthree',
    );
  });

  it('makes several changes, each at the place that the report counted', () => {
    const changes = [span(1, 1, 6, 'begin'), span(2, 1, 4, 'call'), span(2, 4, 13, '()')];
    const after = 'begin();\ncall()\nthird();\n';
    expect(fixed(file, ...changes)).toBe(after);
    expect(fixed(file, ...changes.toReversed())).toBe(after);
  });

  it.each<[string, readonly Change[]]>([
    ['two changes replace the same text', [span(2, 5, 8, 'a'), span(2, 7, 10, 'b')]],
    ['one change is within another', [span(2, 1, 13, 'a'), span(2, 5, 8, 'b')]],
    ['one of them has no place', [span(2, 5, 8, 'a'), span(9, 1, 2, 'b')]],
    ['its line is below the file', [{ startLine: 5, replacement: 'x' }]],
    ['its last line is below the file', [{ startLine: 1, endLine: 5, replacement: 'x' }]],
    ['it ends before it begins', [span(2, 8, 5, 'x')]],
    [
      'it ends on a line before it begins',
      [{ startLine: 2, startColumn: 1, endLine: 1, endColumn: 3, replacement: 'x' }],
    ],
    ['it begins beyond its line', [{ startLine: 2, startColumn: 15, replacement: 'x' }]],
    ['it ends beyond its line', [span(2, 5, 15, 'x')]],
    ['it ends beyond the file', [span(3, 1, 99, 'x')]],
    ['its column is none', [{ startLine: 1, startColumn: 0, replacement: 'x' }]],
    ['its column is on the line before', [span(2, 0, 3, 'x')]],
    ['its last column is none', [span(1, 1, 0, 'x')]],
  ])('changes nothing where %s', (_, changes) => {
    expect(fixed(file, ...changes)).toBeUndefined();
  });
});

describe('columns', () => {
  const text = 'say("👋 ü", old);\n';

  it('count code points where the report says so, and UTF-16 units elsewhere', () => {
    const after = 'say("👋 ü", new);\n';
    expect(fixed(text, { ...span(1, 12, 15, 'new'), countsCodePoints: true })).toBe(after);
    expect(fixed(text, span(1, 13, 16, 'new'))).toBe(after);
  });

  it('count the letters of their own line alone', () => {
    // Characters of two UTF-16 units on the lines before and after shift nothing.
    const lines = '👋👋\nuse(old);\n👋👋\n';
    expect(fixed(lines, { ...span(2, 5, 8, 'new'), countsCodePoints: true })).toBe(
      '👋👋\nuse(new);\n👋👋\n',
    );
    expect(fixed(lines, { ...span(2, 5, 13, 'new'), countsCodePoints: true })).toBeUndefined();
  });

  it('count on the line on which they are', () => {
    const change = { startLine: 1, startColumn: 1, endLine: 2, endColumn: 12, replacement: '' };
    expect(fixed(`\n${text}`, { ...change, countsCodePoints: true })).toBe('old);\n');
    expect(fixed(text.trimEnd(), { ...span(1, 12, 15, 'new'), countsCodePoints: true })).toBe(
      'say("👋 ü", new);',
    );
  });

  it('do not count a byte order mark, which stays', () => {
    expect(fixed('\uFEFFold\n', span(1, 1, 4, 'new'))).toBe('\uFEFFnew\n');
    expect(fixed('\uFEFFold\n', span(1, 1, 9, 'new'))).toBeUndefined();
  });
});

describe('line ends', () => {
  const windows = 'one\r\ntwo\r\nthree\r\n';

  it.each<[string, string, Change, string]>([
    [
      'of Windows are those of new lines, however the report writes them',
      windows,
      { startLine: 2, endLine: 2, replacement: '2\n2b\r\n2c\n' },
      'one\r\n2\r\n2b\r\n2c\r\nthree\r\n',
    ],
    [
      'stay outside of a whole line that is replaced',
      windows,
      { startLine: 1, endLine: 1, replacement: '1\r\n' },
      '1\r\ntwo\r\nthree\r\n',
    ],
    [
      'of both kinds are left as they are, and so is the text of the report',
      'one\r\ntwo\nthree\n',
      { startLine: 2, endLine: 2, replacement: '2\n2b' },
      'one\r\n2\n2b\nthree\n',
    ],
    [
      'of Unix are kept where the report writes those of Windows',
      'one\ntwo\n',
      { startLine: 2, endLine: 2, replacement: '2\r\n' },
      'one\n2\n',
    ],
    [
      'that the file begins with count',
      '\ntwo\r\n',
      { startLine: 2, endLine: 2, replacement: '2\n2b' },
      '\n2\n2b\r\n',
    ],
  ])('%s', (_, text, change, after) => {
    expect(fixed(text, change)).toBe(after);
  });
});
