import { expect, it } from 'vitest';
import { moveColumn, toggleColumn } from './column-order';

it('moves within the ends', () => {
  expect(moveColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveColumn(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveColumn(['a'], 'gone', 1)).toEqual(['a']);
});

it('adds at the end and takes out', () => {
  expect(toggleColumn(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleColumn(['a', 'b'], 'a')).toEqual(['b']);
});
