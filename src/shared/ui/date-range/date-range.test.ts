import { expect, it } from 'vitest';
import { lastDays } from './date-range';

it('counts back from today, today included, over ends of months and years', () => {
  expect(lastDays(1, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(lastDays(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(lastDays(30, '2026-01-10')).toEqual({ from: '2025-12-12', to: '2026-01-10' });
});
