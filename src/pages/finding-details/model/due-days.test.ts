import { expect, it } from 'vitest';
import { dueDaysOf, dueDayOf } from './due-days';

it('counts the days from the day on which the finding was first seen', () => {
  expect(dueDaysOf('2026-01-12T23:14:03Z', '2026-02-11')).toBe(30);
  expect(dueDaysOf('2026-01-12T00:14:03Z', '2026-01-12')).toBe(0);
});

it('leaves the date to the rules where no day is chosen', () => {
  expect(dueDaysOf('2026-01-12T08:14:03Z', '')).toBeNull();
});

it('shows the day of the due date', () => {
  expect(dueDayOf('2026-02-11T08:14:03.000Z')).toBe('2026-02-11');
  expect(dueDayOf(null)).toBe('');
});
