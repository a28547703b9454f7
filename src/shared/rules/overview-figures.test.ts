import { expect, it } from 'vitest';
import { isComparable, median, netChange } from './overview-figures';

it.each([
  [[], null],
  [[3], 3],
  [[9, 1], 5],
  [[9, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('compares with what was there before, or with what happened within', () => {
  expect(netChange({ found: 12, closed: 96 })).toBe(-84);
  expect(isComparable(0, { found: 0, closed: 0 })).toBe(false);
  expect(isComparable(1, { found: 0, closed: 0 })).toBe(true);
  expect(isComparable(0, { found: 0, closed: 1 })).toBe(true);
});
