import { expect, it } from 'vitest';
import { targetLines, ticksOf } from './target-lines';

const day = (high: number, date = '') => ({ date, critical: 0, high, medium: 0, low: 0, info: 0 });

it('draws what is open and the target on one scale', () => {
  const target = {
    series: [
      { date: '', total: 10 },
      { date: '', total: 6 },
    ],
    late: 2,
    early: 0,
    is_exact: true,
  };
  const lines = targetLines({ series: [day(10), day(8)], target, baselines: [] });
  expect(lines.ticks).toEqual([6, 7, 8, 9, 10]);
  expect(lines.open).toEqual([{ points: '0,0 100,50', isJump: false }]);
  expect(lines.target).toBe('0,0 100,100');
  expect(lines.lastTarget).toEqual({ x: 100, y: 100 });
});

it('has no target without due dates', () => {
  const lines = targetLines({ series: [day(3), day(3)], target: null, baselines: [] });
  expect(lines.target).toBe('');
  expect(lines.ticks).toEqual([3, 4]);
});

it('marks first imports, and tells their jump apart', () => {
  const series = [day(2, '2026-02-01'), day(2, '2026-02-02'), day(12, '2026-02-03')];
  series.push(day(11, '2026-02-04'), day(10, '2026-02-05'));
  const lines = targetLines({ series, target: null, baselines: [day(10, '2026-02-03')] });
  expect(lines.baselines).toEqual([{ date: '2026-02-03', x: 50, count: 10 }]);
  expect(lines.open.map(({ isJump }) => isJump)).toEqual([false, true, false]);
  expect(lines.open[1]?.points).toMatch(/^25,\S+ 50,\S+$/);
});

it.each([
  [0, 0, [0, 1]],
  [0, 86, [0, 25, 50, 75, 100]],
  [1830, 3220, [1500, 2000, 2500, 3000, 3500]],
])('has round numbers between %i and %i', (least, most, ticks) => {
  expect(ticksOf(least, most)).toEqual(ticks);
});
