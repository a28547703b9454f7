import { describe, expect, it } from 'vitest';
import {
  daysInForce,
  lastNight,
  nextNight,
  removalAt,
  shorterFrom,
  waitingAfter,
} from './nights.ts';

const at = (text: string) => new Date(`2026-${text}:00Z`);

describe('the night in which old data are deleted', () => {
  it.each([
    ['11-20T01:59', '11-19T02:00', '11-20T02:00'],
    ['11-20T02:00', '11-20T02:00', '11-21T02:00'],
    ['11-20T23:30', '11-20T02:00', '11-21T02:00'],
  ])('at %s began at %s, and the next begins at %s', (now, last, next) => {
    expect(lastNight(at(now))).toEqual(at(last));
    expect(nextNight(at(now))).toEqual(at(next));
  });

  it('is an hour away at least for fewer days', () => {
    expect(shorterFrom(at('11-20T00:59'))).toEqual(at('11-20T02:00'));
    expect(shorterFrom(at('11-20T01:00'))).toEqual(at('11-21T02:00'));
  });

  it('deletes what is older by then, and nothing sooner', () => {
    const first = at('11-20T02:00');
    expect(removalAt(at('10-01T12:00'), 30, first, false)).toEqual(first);
    expect(removalAt(at('11-18T12:00'), 30, first, false)).toEqual(at('12-19T02:00'));
    // An entry exactly as old as the limit is not older.
    expect(removalAt(at('11-19T02:00'), 30, first, false)).toEqual(at('12-20T02:00'));
    expect(removalAt(at('11-18T12:00'), 1, at('11-18T13:00'), true)).toEqual(at('11-19T13:00'));
  });
});

describe('days that are set', () => {
  const now = at('11-20T10:00');
  const night = '2026-11-21T02:00:00.000Z';

  it('hold at once where they are more, and from the next night on where they are fewer', () => {
    expect(waitingAfter({ days: 90, waiting: undefined }, 365, now)).toBeUndefined();
    expect(waitingAfter({ days: 90, waiting: undefined }, null, now)).toBeUndefined();
    const waiting = waitingAfter({ days: null, waiting: undefined }, 90, now);
    expect(waiting).toEqual({ days: null, until: night });
    expect(daysInForce(90, waiting, now)).toBeNull();
    expect(daysInForce(90, waiting, new Date(night))).toBe(90);
  });

  it('are compared with those in force, and do not wait anew when they are sent again', () => {
    const waiting = { days: null, until: night };
    const before = { days: 90, waiting };
    expect(waitingAfter(before, 90, at('11-20T23:00'))).toEqual(waiting);
    expect(waitingAfter(before, 365, now)).toEqual(waiting);
    expect(waitingAfter(before, null, now)).toBeUndefined();
    const later = at('11-21T09:00');
    expect(waitingAfter(before, 90, later)).toBeUndefined();
    expect(waitingAfter(before, 30, later)).toEqual({
      days: 90,
      until: '2026-11-22T02:00:00.000Z',
    });
  });
});
