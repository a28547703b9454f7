import { expect, it } from 'vitest';
import { findUnstorableText } from './nul-characters.ts';

it.each([
  [{ name: 'a\u0000' }, ['name']],
  [{ list: ['fine', { deep: '\ud800' }] }, ['list', 1, 'deep']],
  [{ outer: { 'a\u0000': 1 } }, ['outer']],
  ['\udc00', []],
])('%j is refused at its place', (value, place) => {
  expect(findUnstorableText(value)).toEqual(place);
});

it.each([{ name: '💥 fine' }, null, 4, [], { a: [true, { b: '' }] }])('%j is fine', (value) => {
  expect(findUnstorableText(value)).toBeUndefined();
});
