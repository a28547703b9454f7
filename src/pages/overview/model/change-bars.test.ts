import { expect, it } from 'vitest';
import { changeBars } from './change-bars';

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
const point = (date: string, high: number) => ({
  date,
  critical: 0,
  high,
  medium: 0,
  low: 0,
  info: 0,
});
const courseOf = (days: number) => ({
  changes: Array.from({ length: days }, (_, at) => ({ date: day(at), found: 1, fixed: at % 2 })),
  series: Array.from({ length: days }, (_, at) => point(day(at), at)),
  baselines: [point(day(days - 3), 40)],
});

it.each([
  [2, 2],
  [7, 7],
  [30, 5],
  [90, 13],
  [365, 14],
])('groups %i days into %i bars and leaves none out', (days, bars) => {
  const made = changeBars(courseOf(days));
  expect(made).toHaveLength(bars);
  expect(made.reduce((sum, bar) => sum + bar.found, 0)).toBe(days);
  expect(made.at(-1)?.to).toBe(day(days - 1));
});

it('says which bars leave a first import out', () => {
  const made = changeBars(courseOf(30));
  expect(made.map(({ hasBaseline }) => hasBaseline)).toEqual([false, false, false, false, true]);
  expect(made.at(-1)).toMatchObject({ from: day(23), to: day(29), found: 7 });
});
