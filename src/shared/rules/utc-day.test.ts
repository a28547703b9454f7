import { expect, it } from 'vitest';
import { utcDay } from '#domain/utc-day';

it('counts days in UTC', () => {
  const evening = new Date('2026-11-21T23:30:00-05:00');
  expect(utcDay(evening)).toBe('2026-11-22');
  expect(utcDay(evening.getTime(), 90)).toBe('2027-02-20');
  expect(utcDay(evening, -22)).toBe('2026-10-31');
});
