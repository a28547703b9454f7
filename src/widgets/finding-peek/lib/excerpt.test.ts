import { expect, test } from 'vitest';
import { excerpt } from './excerpt';

test('A short description is shown whole', () => {
  expect(excerpt('Runs what a caller sends.\n\nBind the values.')).toBe(
    'Runs what a caller sends.\n\nBind the values.',
  );
});

test('A long one ends with a paragraph, and never with a heading', () => {
  const long = 'word '.repeat(70).trim();
  expect(excerpt(`${long}\n\n## Details\n\n${long}\n\nThe end.`)).toBe(long);
});

test('The first paragraph is there however long it is, and code that follows is left out', () => {
  const long = 'word '.repeat(200).trim();
  expect(excerpt(long)).toBe(long);
  expect(excerpt('First.\n\n```js\none();\n\ntwo();\n```\n\nLast.')).toBe('First.');
});
