// The security documents refer to tests. Every reference must exist, and every claim must have one.
import { describe, expect, it } from 'vitest';
import { textOf } from '../support/tree/files.ts';
import { isMissing, tableRows } from '../support/tree/tables.ts';

/** The cells of every row below a header, in order. */
const rowsOf = (text: string): string[][] => tableRows(text, /^\| (?:\| Level|Flow \|) /);

const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`\s]+\.(?:tsx?|md|json|csv))`/g)].map((match) => match[1] ?? '');

describe('the table of ASVS 5.0', () => {
  const rows = rowsOf(textOf('docs/asvs.md'));
  const states = ['met', 'not applicable', 'gap'];

  it('has every requirement of levels 1 and 2 once, in order', () => {
    const levels = rows.map(([, level]) => level);
    expect(levels.filter((level) => level === '1')).toHaveLength(70);
    expect(levels.filter((level) => level === '2')).toHaveLength(183);
    const numbers = rows.map(([number = '']) => number);
    const inOrder = numbers.toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    expect(numbers).toEqual(inOrder);
    expect(new Set(numbers).size).toBe(rows.length);
  });

  it('names a file that exists for what is met, and a reason for what is not', () => {
    expect(rows.filter(([, , , state = '']) => !states.includes(state))).toEqual([]);
    expect(rows.filter((row) => row[3] === 'met' && filesIn(row[4] ?? '').length === 0)).toEqual(
      [],
    );
    expect(rows.filter((row) => row[3] !== 'met' && (row[4] ?? '').length < 5)).toEqual([]);
    expect(rows.flatMap((row) => filesIn(row[4] ?? '')).filter(isMissing)).toEqual([]);
  });

  it('counts itself right', () => {
    const count = (state: string) => rows.filter((row) => row[3] === state).length;
    expect(textOf('docs/asvs.md')).toContain(
      `Of ${rows.length} requirements ${count('met')} are met, ${count('not applicable')} are not applicable and ${count('gap')} are gaps.`,
    );
  });
});

describe('the threat model', () => {
  const rows = rowsOf(textOf('docs/threat-model.md'));

  it('gives each threat its kinds, its measure and tests that exist', () => {
    expect(rows.length).toBeGreaterThan(25);
    for (const [, kinds = '', threat = '', measure = '', tests = ''] of rows) {
      expect(kinds, threat).toMatch(/^[STRIDE](?:, [STRIDE])*$/);
      expect(measure.length, threat).toBeGreaterThan(10);
      expect(filesIn(tests).length, threat).toBeGreaterThan(0);
      expect(filesIn(tests).filter((file) => isMissing(file) || !file.includes('.test.'))).toEqual(
        [],
      );
    }
  });

  it('has every kind of threat', () => {
    const kinds = new Set(rows.flatMap(([, cell = '']) => cell.split(', ')));
    expect([...kinds].toSorted().join('')).toBe('DEIRST');
  });
});
