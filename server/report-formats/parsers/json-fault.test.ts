import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findJsonFault, jsonReportFault } from './json-fault.ts';

it.each([
  ['{"a": 1,}', '}', '{"a": 1,'],
  ['{"a": 1 "b": 2}', '"', '{"a": 1'],
  ['{"a": NaN}', 'NaN', '{"a":'],
  ['{"a": 01}', '01', '{"a":'],
  ["{'a': 1}", "'", '{'],
  ['[1, 2]]', ']', '[1, 2]'],
  ['{"a" 1}', '1', '{"a"'],
  ['{"a": "b\nc"}', 'U+000A', '{"a": "b'],
  [String.raw`{"path": "C:\Users"}`, String.raw`\U`, '{"path": "C:'],
  ['{"a": [1, 2', '', '{"a": [1, 2'],
  ['', '', ''],
  [`{"${'x'.repeat(60)}": undefined}`, 'undefined', `${'x'.repeat(27)}":`],
])('%j: what is at fault, and what stands before it', (text, found, before) => {
  expect(findJsonFault(text)).toMatchObject({ found, before });
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it('finds a fault where JSON.parse does, and nowhere else', () => {
  const broken = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom(
        '',
        ',',
        ':',
        '}',
        ']',
        '"',
        '\\',
        '1',
        '-',
        '.',
        'e',
        'null',
        ' ',
        '\u0001',
        '{',
        '[',
      ),
    )
    .map(([json, at, piece]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + piece + json.slice(place + (at % 3));
    });
  fc.assert(
    fc.property(
      fc.oneof(fc.json(), broken, fc.string()),
      (text) => (findJsonFault(text) === undefined) === isJson(text),
    ),
    { numRuns: 2000 },
  );
});

it.each([
  ['{"a": 1,}', { type: 'json_unexpected', facts: { found: '}', before: '{"a": 1,' } }],
  ['nope', { type: 'json_no_value', facts: { found: 'nope' } }],
  ['{"é": [1, 2', { type: 'ends_in_value', facts: { offset: 12 } }],
])('%j: what is said of a report', (text, fault) => {
  expect(jsonReportFault(text)).toMatchObject(fault);
});
