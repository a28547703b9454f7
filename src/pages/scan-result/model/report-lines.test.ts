import { expect, it } from 'vitest';
import { firstShownLine, lineOfPointer } from './report-lines';

it('finds the line that an error points to', () => {
  expect(lineOfPointer('line 48')).toBe(48);
  expect(lineOfPointer('/runs/0/results/17')).toBeUndefined();
  expect(lineOfPointer(null)).toBeUndefined();
});

it('shows what is before the line, from the first line at the earliest', () => {
  expect(firstShownLine(48)).toBe(36);
  expect(firstShownLine(3)).toBe(1);
  expect(firstShownLine(undefined)).toBe(1);
});
