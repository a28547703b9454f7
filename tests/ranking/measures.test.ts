import { expect, it } from 'vitest';
import { type CveRank, foundInFirst } from '#domain/priority/exploited-ranking';
import { areaUnderCurve } from './measures.ts';

const ranks = (...values: readonly (readonly [number, boolean])[]): CveRank[] =>
  values.map(([value, exploited]) => ({ value, exploited }));

it('measures a perfect, a useless and a reversed order', () => {
  expect(areaUnderCurve(ranks([9, true], [5, false], [1, false]))).toBe(1);
  expect(areaUnderCurve(ranks([5, true], [5, false]))).toBe(0.5);
  expect(areaUnderCurve(ranks([1, true], [5, false]))).toBe(0);
});

it('counts a tie at the edge in proportion', () => {
  const tied = ranks([9, false], [5, true], [5, false], [1, true]);
  expect(foundInFirst(tied, 0.5)).toBe(0.25);
  expect(foundInFirst(tied, 1)).toBe(1);
});
