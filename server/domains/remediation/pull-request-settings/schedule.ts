// When Parapet may change pull requests automatically, in the time zone of the repository's
// settings. User requests are executed immediately.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import {
  day,
  hour,
  toTimestamp,
  wallClock,
  weekdayOf,
} from '../../../platform/runtime/wall-clock.ts';

export type PullRequestSchedule = components['schemas']['PullRequestSchedule'];

export const anyTime: PullRequestSchedule = {
  frequency: 'any_time',
  weekday: 1,
  day: 1,
  from: 6,
  to: 9,
  time_zone: 'UTC',
};

const isOn = ({ frequency, weekday, day: of }: PullRequestSchedule, dayNumber: number): boolean => {
  if (frequency === 'weekly') return weekdayOf(dayNumber) === weekday;
  if (frequency !== 'monthly') return true;
  const date = new Date(dayNumber * day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(of, last);
};

/** A window that falls into a skipped hour of daylight saving time still lasts an hour. */
const windowOf = ({ from, to, time_zone: zone }: PullRequestSchedule, dayNumber: number) => {
  const begin = toTimestamp(dayNumber * day + from * hour, zone);
  const end = toTimestamp((to > from ? dayNumber : dayNumber + 1) * day + to * hour, zone);
  return { begin, end: Math.max(end, begin + hour) };
};

/** Days from the first of a month to the first of the second month after it, plus one. */
const furthestDay = 63;

/** Returns when the next window begins, or null while one is open. */
export const waitsUntil = (schedule: PullRequestSchedule, now: Date): Date | null => {
  if (schedule.frequency === 'any_time') return null;
  const at = now.getTime();
  const today = Math.floor(wallClock(at, schedule.time_zone) / day);
  // Yesterday's window may last until today.
  for (let offset = -1; offset <= furthestDay; offset += 1) {
    if (!isOn(schedule, today + offset)) continue;
    const { begin, end } = windowOf(schedule, today + offset);
    if (at < begin) return new Date(begin);
    if (at < end) return null;
  }
  throw new TypeError('Every schedule has a window within two months.');
};
