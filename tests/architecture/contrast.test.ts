import { expect, it } from 'vitest';
import { contrast, contrastOf, pairs } from '../../.storybook/contrast.ts';

const color = (...components: number[]) => ({ components });

it('knows the contrast of black, white and grey', () => {
  expect(contrast(color(0, 0, 0), color(1, 0, 0))).toBeCloseTo(21, 1);
  expect(contrast(color(1, 0, 0), color(1, 0, 0))).toBe(1);
  // #767676 on white, the lightest grey that the specification allows for text.
  expect(contrast(color(0.5676, 0, 0), color(1, 0, 0))).toBeCloseTo(4.54, 1);
});

it.each(['light', 'dark'] as const)('every pair of the %s theme has enough of it', (theme) => {
  const faint = pairs
    .map((pair) => ({ ...pair, has: contrastOf(theme, pair.front, pair.ground) }))
    .filter(({ has, least }) => has < least)
    .map(({ front, ground, has }) => `${front} on ${ground}: ${has.toFixed(2)}`);
  expect(faint).toEqual([]);
});
