import { expect, it } from 'vitest';
import { changeWithin } from './change-within';

const point = (date: string, high: number) => ({
  date,
  critical: 0,
  high,
  medium: 0,
  low: 0,
  info: 0,
});
const series = [point('2026-02-01', 5), point('2026-02-02', 481), point('2026-02-03', 479)];
const high = (at: { high: number }) => at.high;

it('leaves out what a first import brought', () => {
  expect(changeWithin({ series, baselines: [] }, high)).toBe(474);
  expect(changeWithin({ series, baselines: [point('2026-02-02', 477)] }, high)).toBe(-3);
});

it('does not take away what the first day already holds', () => {
  expect(changeWithin({ series, baselines: [point('2026-02-01', 5)] }, high)).toBe(474);
  expect(changeWithin({ series: [], baselines: [] }, high)).toBe(0);
});
