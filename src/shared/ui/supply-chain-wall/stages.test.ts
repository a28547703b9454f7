import { expect, it } from 'vitest';
import { slsaThreats } from '@/shared/rules/finding-filters';
import { merlonHeight, stages } from './stages';

it('has every threat in exactly one stage, in delivery order', () => {
  expect(stages.flatMap((stage) => stage.threats)).toEqual([...slsaThreats]);
});

it('is 26 px for none and 100 px for the most, logarithmic between', () => {
  expect(merlonHeight(0, 1842)).toBe(26);
  expect(merlonHeight(1842, 1842)).toBe(100);
  expect(merlonHeight(12, 1842)).toBe(51);
  expect(merlonHeight(118, 1842)).toBe(73);
  expect(merlonHeight(0, 0)).toBe(26);
});
