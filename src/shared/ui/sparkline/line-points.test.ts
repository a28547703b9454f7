import { expect, it } from 'vitest';
import { linePoints } from './line-points';

it('spans the box from the lowest value to the highest', () => {
  expect(linePoints([1, 3, 2], 24, 14)).toEqual([
    [2, 12],
    [12, 2],
    [22, 7],
  ]);
});

it('draws equal values as a level in the middle', () => {
  expect(linePoints([4, 4], 24, 14)).toEqual([
    [2, 7],
    [22, 7],
  ]);
});

it('places a single value at the start and none nowhere', () => {
  expect(linePoints([9], 24, 14)).toEqual([[2, 7]]);
  expect(linePoints([], 24, 14)).toEqual([]);
});
