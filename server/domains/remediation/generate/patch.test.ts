// Diffs as generated for a file, and the only line at which they may be applied.
import { expect, it } from 'vitest';
import { applyFileDiff, createDiff } from './patch.ts';

const hunk = (start: number, lines: readonly string[]) => {
  const count = (sign: string) => lines.filter((line) => !line.startsWith(sign)).length;
  return `@@ -${start},${count('+')} +${start},${count('-')} @@\n${lines.join('\n')}\n`;
};
const diff = (...hunks: readonly string[]) => `--- a/x.ts\n+++ b/x.ts\n${hunks.join('')}`;

it('names the file on both sides, and counts lines from the first of the file', () => {
  expect(createDiff('src/x.ts', 'a\nb\n', 'a\nc\n')).toBe(
    '--- a/src/x.ts\n+++ b/src/x.ts\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n',
  );
  expect(createDiff('src/x.ts', 'a\nb\n', 'a\nc\n', 40)).toContain('@@ -40,2 +40,2 @@');
  expect(createDiff('src/x.ts', 'a\n', 'a\n')).toBeNull();
});

it('is applied where it says, or at the one place that has its lines', () => {
  expect(applyFileDiff('x\ny\nx\ny\n', diff(hunk(3, ['-x', '+z'])))).toBe('x\ny\nz\ny\n');
  expect(applyFileDiff('new\nx\ny\n', diff(hunk(1, ['-x', '+z'])))).toBe('new\nz\ny\n');
});

it.each<[string, string, string[]]>([
  ['a line', 'x\ny\nx\n', [hunk(2, ['-x', '+z'])]],
  ['several lines', 'x\ny\n1\nx\ny\n', [hunk(2, ['-x', ' y', '+z'])]],
  ['lines with Windows ends', 'x\r\ny\r\n1\r\nx\r\ny\r\n', [hunk(2, ['-x\r', ' y\r', '+z\r'])]],
  ['lines with Windows ends, by a diff without them', 'x\r\n1\r\nx\r\n', [hunk(2, ['-x', '+z'])]],
  [
    'the lines of one change, beside another that fits',
    'a\n1\n2\nx\n3\nx\n',
    [hunk(1, ['-a', '+b']), hunk(5, ['-x', '+z'])],
  ],
])('is not applied where the file has %s twice, and neither as it says', (_, text, hunks) => {
  expect(applyFileDiff(text, diff(...hunks))).toBeUndefined();
});

it('inserts lines at its place alone, without any around it', () => {
  const inserted = diff('@@ -1,0 +2,1 @@\n+z\n');
  expect(applyFileDiff('x\nx\n', inserted)).toBe('x\nz\nx\n');
});

it('finds a line that has a carriage return within it', () => {
  expect(applyFileDiff('a\rb\nx\n', diff(hunk(1, ['-a\rb', '+c'])))).toBe('c\nx\n');
  expect(applyFileDiff('ab\na\rb\n1\na\rb\n', diff(hunk(3, ['-a\rb', '+c'])))).toBeUndefined();
});

it('leaves a text as it is where the diff changes nothing', () => {
  expect(applyFileDiff('x\n', '--- a/x.ts\n+++ b/x.ts\n')).toBe('x\n');
});

it('is applied as a whole or not at all, in the order in which it is written', () => {
  const [one, two] = [diff(hunk(1, ['-a', '+b'])), diff(hunk(1, ['-b', '+c']))];
  expect(applyFileDiff('a\n', one + two)).toBe('c\n');
  expect(applyFileDiff('a\n', two + one)).toBeUndefined();
  expect(applyFileDiff('other\n', one)).toBeUndefined();
});
