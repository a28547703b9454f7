import { expect, it } from 'vitest';
import { courseOf, worstFirst, worstOf } from './worst';

const entry = (nickname: string, critical: number, high: number, low: number) => ({
  repository: { id: nickname, nickname },
  total: critical + high + low,
  severity: { critical, high, medium: 0, low, info: 0 },
});

it('orders repositories by what is critical and high, not by all', () => {
  const entries = [entry('noisy', 0, 1, 90), entry('grave', 3, 4, 0), entry('quiet', 0, 1, 2)];
  expect(worstFirst(entries).map(({ repository }) => repository.nickname)).toEqual([
    'grave',
    'noisy',
    'quiet',
  ]);
  expect(worstOf(entries)).toEqual({ nickname: 'grave', grave: 7 });
  expect(worstOf([entry('low', 0, 0, 9)])).toBeUndefined();
  expect(worstOf([])).toBeUndefined();
});

it.each([
  [0, 0, 'still'],
  [2, 3, 'better'],
  [3, 2, 'worse'],
  [2, 2, 'level'],
] as const)('calls %d found and %d fixed %s', (found, fixed, course) => {
  expect(courseOf(found, fixed)).toBe(course);
});
