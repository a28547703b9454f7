import { expect, it } from 'vitest';
import { changeFilter, changeFilterOf, isComparedSide } from './finding-comparison.ts';
import { decodeFilter, encodeFilter } from './finding-filter-codec.ts';

const repository = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03';

it.each([
  ['branches', 'main', 'feature/bulk-export'],
  ['branches', 'release-1.2', 'fix,commas'],
  ['days', '2026-11-01', '2026-11-24'],
] as const)('names the findings of two %s, %s and %s', (by, before, after) => {
  const comparison = { by, repository, before, after };
  const value = changeFilter('gone', comparison);
  expect(changeFilterOf(value)).toEqual({ change: 'gone', comparison });
  expect(decodeFilter('change', encodeFilter('change', [value]) ?? '')).toEqual([value]);
});

it.each(['a..b', 'a b', 'a:b', '', 'a'.repeat(201)])('takes %s for no side', (name) => {
  expect(isComparedSide(name)).toBe(false);
  expect(changeFilterOf(`new:branches:${repository}:main..${name}`)).toBeUndefined();
});
