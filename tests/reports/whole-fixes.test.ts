// A fix from a report is stored completely or not at all, because it is applied as it is.
import { describe, expect, it } from 'vitest';
import { eslintReport, sarifReport, semgrepReport } from '../fixes/reports.ts';
import { readBytesAs } from './reading.ts';

const changesOf = async (report: string) =>
  (await readBytesAs(report)).findings[0]?.fix?.changes ?? [];

const readers: readonly (readonly [string, (by: string) => string])[] = [
  ['SARIF', (by) => sarifReport('a.py', [{ line: 1, column: 1, endColumn: 4, by }])],
  [
    'Semgrep',
    (fix) =>
      semgrepReport('a.py', {
        start: { line: 1, col: 1 },
        end: { line: 1, col: 4 },
        lines: 'old()',
        fix,
      }),
  ],
  ['ESLint', (text) => eslintReport('a.js', 'old();\n', { range: [0, 3], text })],
];

describe.each(readers)('a fix of %s', (_, reportWith) => {
  it('is kept with every character of what it inserts', async () => {
    const long = 'x'.repeat(16_000);
    expect(await changesOf(reportWith(long))).toMatchObject([{ replacement: long }]);
  });

  it('is none where it inserts more than a fix holds', async () => {
    expect(await changesOf(reportWith('x'.repeat(16_001)))).toEqual([]);
  });
});

describe('a fix of several changes', () => {
  const change = { line: 1, column: 1, endColumn: 4, by: 'new' };

  it('is none where one of them has no place, or is outside of the repository', async () => {
    expect(await changesOf(sarifReport('a.py', [change, change]))).toHaveLength(2);
    expect(await changesOf(sarifReport('a.py', [change, { ...change, line: 0 }]))).toEqual([]);
    const outside = { files: ['a.py', '../../etc/b.py'] };
    expect(await changesOf(sarifReport('a.py', [change], outside))).toEqual([]);
  });

  it('is none where there are more than a fix holds', async () => {
    const many = (count: number) => sarifReport('a.py', Array(count).fill(change));
    expect(await changesOf(many(100))).toHaveLength(100);
    expect(await changesOf(many(101))).toEqual([]);
  });
});
