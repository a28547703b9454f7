import { expect, it } from 'vitest';
import { slsaThreats } from '#domain/finding-filters';
import { threatBarHeight, stages } from './stages';

it('has every threat in exactly one stage, in delivery order', () => {
  expect(stages.flatMap((stage) => stage.threats)).toEqual([...slsaThreats]);
});

it('is 26 px for none and 100 px for the most, logarithmic between', () => {
  expect(threatBarHeight(0, 1842)).toBe(26);
  expect(threatBarHeight(1842, 1842)).toBe(100);
  expect(threatBarHeight(12, 1842)).toBe(51);
  expect(threatBarHeight(118, 1842)).toBe(73);
  expect(threatBarHeight(0, 0)).toBe(26);
});
