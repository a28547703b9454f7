// When the windows of a schedule are open, in its time zone.
import { expect, it } from 'vitest';
import { anyTime, type PullRequestSchedule, waitsUntil } from './schedule.ts';

const madrid: PullRequestSchedule = { ...anyTime, frequency: 'daily', time_zone: 'Europe/Madrid' };

it.each<[string, Partial<PullRequestSchedule>, string, string | null]>([
  ['any time is now', { frequency: 'any_time' }, '2026-03-01T23:00:00Z', null],
  ['before the window of the day', {}, '2026-03-02T04:59:59Z', '2026-03-02T05:00:00.000Z'],
  ['as the window begins', {}, '2026-03-02T05:00:00Z', null],
  ['as it ends', {}, '2026-03-02T08:00:00Z', '2026-03-03T05:00:00.000Z'],
  ['past midnight', { from: 22, to: 2 }, '2026-03-02T00:30:00Z', null],
  [
    'after one past midnight',
    { from: 22, to: 2 },
    '2026-03-02T01:00:00Z',
    '2026-03-02T21:00:00.000Z',
  ],
  ['a whole day', { from: 6, to: 6 }, '2026-03-02T04:59:00Z', null],
  ['on its weekday', { frequency: 'weekly', weekday: 1 }, '2026-03-02T06:00:00Z', null],
  [
    'the week after',
    { frequency: 'weekly', weekday: 1 },
    '2026-03-02T09:00:00Z',
    '2026-03-09T05:00:00.000Z',
  ],
  [
    'the night after its weekday',
    { frequency: 'weekly', weekday: 7, from: 22, to: 4 },
    '2026-03-02T02:00:00Z',
    null,
  ],
  [
    'the last day of a shorter month',
    { frequency: 'monthly', day: 31 },
    '2026-02-01T00:00:00Z',
    '2026-02-28T05:00:00.000Z',
  ],
  [
    'the month after',
    { frequency: 'monthly', day: 1 },
    '2026-12-01T12:00:00Z',
    '2027-01-01T05:00:00.000Z',
  ],
  // On 29 March 2026 the clock changes from 2 to 3, on 25 October from 3 back to 2.
  ['an hour earlier in summer', {}, '2026-03-29T01:00:00Z', '2026-03-29T04:00:00.000Z'],
  ['an hour later again in winter', {}, '2026-10-25T04:59:00Z', '2026-10-25T05:00:00.000Z'],
  [
    'a skipped hour, before',
    { from: 2, to: 3 },
    '2026-03-29T00:59:00Z',
    '2026-03-29T01:00:00.000Z',
  ],
  ['a skipped hour, an hour long', { from: 2, to: 3 }, '2026-03-29T01:59:00Z', null],
  ['a skipped hour, after', { from: 2, to: 3 }, '2026-03-29T02:00:00Z', '2026-03-30T00:00:00.000Z'],
  ['a night with 25 hours', { from: 22, to: 6 }, '2026-10-25T04:30:00Z', null],
])('%s', (_, change, now, until) => {
  expect(waitsUntil({ ...madrid, ...change }, new Date(now))?.toISOString() ?? null).toBe(until);
});
