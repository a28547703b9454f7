import { expect, it } from 'vitest';
import { targetLines } from './target-lines';

const day = (high: number) => ({ date: '', critical: 0, high, medium: 0, low: 0, info: 0 });

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
  expect(targetLines({ series: [day(10), day(8)], target }, 100, 40)).toEqual({
    open: '0,0 100,20',
    target: '0,0 100,40',
    most: 10,
    least: 6,
  });
});

it('is level where nothing changes, and has no target without due dates', () => {
  expect(targetLines({ series: [day(3), day(3)], target: null }, 100, 40)).toMatchObject({
    open: '0,20 100,20',
    target: '',
  });
});
