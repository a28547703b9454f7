import { expect, it } from 'vitest';
import { usageShare } from './usage-share';

it.each([
  [0, 50, 0],
  [45, 50, 90],
  [60, 50, 100],
  [0, 0, 100],
])('%i of %i are %i percent', (used, most, percent) => {
  expect(usageShare(used, most)).toBe(percent);
});
