import { expect, it } from 'vitest';
import { getFindingCode } from './code';

const range = { start_line: 123, end_line: 124, start_column: null, end_column: null };

it('takes the numbered lines of the server, without their numbers', () => {
  const code = [
    { number: '000122', text: 'a {', highlighted: false },
    { number: '000123', text: '  b', highlighted: true },
  ];
  expect(getFindingCode({ code, code_snippet: null, file: 'x.java', range })).toEqual({
    text: 'a {\n  b',
    path: 'x.java',
    firstLine: 122,
    hit: { from: 123, to: 124 },
  });
});

it('shows a bare snippet from where the finding starts', () => {
  expect(getFindingCode({ code: [], code_snippet: 'eval(x)\n', file: 'x.js', range })).toEqual({
    text: 'eval(x)',
    path: 'x.js',
    firstLine: 123,
    hit: { from: 123, to: 124 },
  });
});

it('has nothing to show without code', () => {
  expect(getFindingCode({ code: [], code_snippet: '', file: 'x.js', range: null })).toBeUndefined();
});
