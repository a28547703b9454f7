import { expect, it } from 'vitest';
import { firstShownLine } from './report-lines';

it('shows what is before the line, from the first line at the earliest', () => {
  expect(firstShownLine(48)).toBe(36);
  expect(firstShownLine(3)).toBe(1);
  expect(firstShownLine(undefined)).toBe(1);
});
