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
