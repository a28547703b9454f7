import { expect, it } from 'vitest';
import { applyEdits, editsBetween, mergeEdits } from './line-edits.ts';

const manifest = '{\n  "a": "1",\n  "b": "1",\n  "c": "1"\n}\n';
const raised = (name: string) => manifest.replace(`"${name}": "1"`, `"${name}": "2"`);

it('brings changes of neighbouring lines together', () => {
  const merged = ['a', 'b', 'c'].reduce<ReturnType<typeof mergeEdits>>(
    (known, name) => known && mergeEdits(known, editsBetween(manifest, raised(name))),
    [],
  );
  expect(applyEdits(manifest, merged ?? [])).toBe(manifest.replaceAll('"1"', '"2"'));
});

it.each([
  ['replaced', 'a\nb\nc\n', 'a\nx\ny\nc\n'],
  ['removed', 'a\nb\nc', 'a\nc'],
  ['added at the start and the end', 'b\n', 'a\nb\nc'],
  ['with Windows line ends', 'a\r\nb\r\n', 'a\r\nB\r\n'],
  ['from nothing', '', 'a\n'],
  ['of which none is left', 'a\nb\n', ''],
  ['without a break at the end, several letters long', 'first\nlast', 'first\nlatest'],
])('gives back a text whose lines were %s', (_, before, after) => {
  expect(applyEdits(before, editsBetween(before, after))).toBe(after);
});

it('takes an equal change once, and refuses two different ones of a line', () => {
  const one = editsBetween(manifest, raised('a'));
  expect(mergeEdits(one, editsBetween(manifest, raised('a')))).toEqual(one);
  expect(
    mergeEdits(one, editsBetween(manifest, manifest.replace('"a": "1"', '"a": "3"'))),
  ).toBeUndefined();
  const inserted = (text: string) => editsBetween('a\nb\n', `a\n${text}\nb\n`);
  expect(mergeEdits(inserted('x'), inserted('y'))).toBeUndefined();
});

const three = 'a\nb\nc\n';
const edits = (after: string) => editsBetween(three, after);

it.each([
  ['a', 'A\nb\nc\n', [[0, 1, 'A\n']]],
  [
    'what stands apart, each for itself',
    'A\nb\nC\n',
    [
      [0, 1, 'A\n'],
      [2, 3, 'C\n'],
    ],
  ],
  ['several lines that stand together, as one', 'A\nB\nB2\nc\n', [[0, 2, 'A\nB\nB2\n']]],
  ['an added line, between two lines', 'a\nb\nx\nc\n', [[2, 2, 'x\n']]],
  ['a removed line', 'a\nc\n', [[1, 2, '']]],
  ['the last line, when its break goes', 'a\nb\nc', [[2, 3, 'c']]],
  ['nothing', three, []],
])('names %s', (_, after, named) => {
  expect(edits(after).map(({ start, end, lines }) => [start, end, lines.join('')])).toEqual(named);
});

it.each<[string, string, string, string | undefined]>([
  ['a replacement and the one of the next line', 'A\nb\nc\n', 'a\nB\nc\n', 'A\nB\nc\n'],
  ['a replacement and an insertion before it', 'a\nB\nc\n', 'a\nx\nb\nc\n', 'a\nx\nB\nc\n'],
  ['a replacement and an insertion after it', 'a\nB\nc\n', 'a\nb\nx\nc\n', 'a\nB\nx\nc\n'],
  ['a removal and a replacement beside it', 'b\nc\n', 'a\nB\nc\n', 'B\nc\n'],
  ['insertions at two places', 'x\na\nb\nc\n', 'a\nb\nc\ny\n', 'x\na\nb\nc\ny\n'],
  ['a change and a removal of the same line', 'a\nB\nc\n', 'a\nc\n', undefined],
  ['changes whose lines overlap in part', 'A\nB\nc\n', 'a\nX\nC\n', undefined],
  ['a replacement and an insertion within it', 'X\nY\nZ\n', 'a\nx\nb\nc\n', undefined],
  [
    'a replacement of two lines and an insertion between them',
    'X\nY\nc\n',
    'a\nx\nb\nc\n',
    undefined,
  ],
])('brings together, whichever comes first: %s', (_, one, other, both) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const merged = mergeEdits(edits(first), edits(second));
    expect(merged && applyEdits(three, merged)).toBe(both);
  }
});

it('takes for equal only what replaces the same lines by the same text', () => {
  const twice = (text: string) => mergeEdits(edits(text), edits(text));
  expect(twice('a\nx\nb\nc\n')).toEqual(edits('a\nx\nb\nc\n'));
  expect(twice('A\nb\nC\n')).toEqual(edits('A\nb\nC\n'));
  // The same text at other lines, and other text at the same lines.
  expect(mergeEdits(edits('A\nb\nc\n'), edits('a\nb\nA\n'))).toHaveLength(2);
  expect(
    mergeEdits(
      [{ start: 0, end: 1, lines: ['x\n', 'y\n'] }],
      [{ start: 0, end: 1, lines: ['x\ny\n'] }],
    ),
  ).toHaveLength(1);
  const removed = [{ start: 0, end: 1, lines: [] }];
  expect(mergeEdits(removed, [{ start: 1, end: 2, lines: [] }])).toHaveLength(2);
  expect(mergeEdits(removed, [{ start: 0, end: 2, lines: [] }])).toBeUndefined();
});
