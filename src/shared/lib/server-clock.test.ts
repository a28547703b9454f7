import { afterEach, expect, it, vi } from 'vitest';
import { updateServerClock, serverTime } from './server-clock';

afterEach(() => vi.useRealTimers());

it('corrects a clock that is wrong, and leaves one alone that is right', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  updateServerClock('Sat, 21 Nov 2026 12:30:00 GMT');
  expect(serverTime(Date.now())).toBe('2026-11-21T12:30:00.000Z');
  updateServerClock('no date');
  updateServerClock(null);
  expect(serverTime(Date.now())).toBe('2026-11-21T12:30:00.000Z');
  updateServerClock('Sat, 21 Nov 2026 10:00:01 GMT');
  expect(serverTime(Date.now())).toBe('2026-11-21T10:00:00.000Z');
});
