import { describe, expect, it } from 'vitest';
import { daysBetween } from './day';

const at = (text: string) => new Date(text).getTime();

describe('daysBetween', () => {
  it('counts days of the calendar, not spans of 24 hours', () => {
    expect(daysBetween(at('2026-03-01T23:59:00'), at('2026-03-02T00:01:00'))).toBe(1);
    expect(daysBetween(at('2026-03-02T00:01:00'), at('2026-03-02T23:59:00'))).toBe(0);
  });

  it('is right over a change of the clocks', () => {
    expect(daysBetween(at('2026-03-28T12:00:00'), at('2026-03-30T12:00:00'))).toBe(2);
    expect(daysBetween(at('2026-10-24T12:00:00'), at('2026-10-26T12:00:00'))).toBe(2);
  });
});
