import { expect, it } from 'vitest';
import { percentOnTime } from './percent-on-time';

it.each([
  [0, 0, null],
  [10, 0, 1],
  [1000, 1, 0.99],
  [4, 2, 0.5],
  [3, 5, 0],
])('of %i open with %i over their date is %s', (open, overdue, share) => {
  expect(percentOnTime(open, overdue)).toBe(share);
});
