import { expect, it } from 'vitest';
import { stepCode } from './step-code';

const around = { text: 'a\nb\nc', path: 'src/a.ts', firstLine: 10, hit: { from: 12, to: 12 } };
const at = (line: number, end: number | null = null) => ({
  start_line: line,
  start_column: null,
  end_line: end,
  end_column: null,
});

it('shows a step in the code of the finding, where that covers it', () => {
  expect(
    stepCode({ file: 'src/a.ts', range: at(11), message: null, snippet: 'b' }, around),
  ).toEqual({ ...around, hit: { from: 11, to: 11 } });
});

it('shows what the report quotes elsewhere', () => {
  const quoted = { text: 'query(x)', path: 'src/b.ts', firstLine: 7, hit: { from: 7, to: 8 } };
  expect(
    stepCode({ file: 'src/b.ts', range: at(7, 8), message: null, snippet: 'query(x)\n' }, around),
  ).toEqual(quoted);
  expect(
    stepCode({ file: 'src/a.ts', range: at(40), message: null, snippet: 'z' }, around),
  ).toMatchObject({ text: 'z', firstLine: 40 });
});

it('has nothing to show without a quote', () => {
  expect(
    stepCode({ file: 'src/b.ts', range: at(7), message: 'passes', snippet: null }, around),
  ).toBeUndefined();
  expect(
    stepCode({ file: null, range: null, message: null, snippet: '' }, undefined),
  ).toBeUndefined();
});
