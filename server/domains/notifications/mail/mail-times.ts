// When mails may be sent, in the recipients' time zones.
import {
  type DigestTime,
  digestOf,
  type NotificationKind,
  type NotificationSettings,
  quietHoursOf,
} from '#domain/notification-kinds';
import {
  day,
  hour,
  minute,
  toTimestamp,
  wallClock,
  weekdayOf,
} from '../../../platform/runtime/wall-clock.ts';

/** Returns the last time at which the digest was due: now or earlier. */
export const lastDigestTime = (now: Date, digest: DigestTime): Date => {
  const { frequency, weekday, hour: at, time_zone: zone } = digest;
  const today = Math.floor(wallClock(now.getTime(), zone) / day);
  const step = frequency === 'weekly' ? 7 : 1;
  const last = frequency === 'weekly' ? today - ((weekdayOf(today) - weekday + 7) % 7) : today;
  const momentOn = (dayNumber: number) => toTimestamp(dayNumber * day + at * hour, zone);
  const due = momentOn(last);
  return new Date(due <= now.getTime() ? due : momentOn(last - step));
};

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Returns whether the user currently wants no mail. */
export const isQuiet = (now: Date, settings: NotificationSettings): boolean => {
  const { is_on: isOn, from, to } = quietHoursOf(settings);
  if (!isOn) return false;
  const local = wallClock(now.getTime(), digestOf(settings).time_zone);
  const at = Math.floor((local % day) / minute);
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  return begin < end ? at >= begin && at < end : at >= begin || at < end;
};

/**
 * Kinds that are mailed even in quiet hours: an intruder would enable quiet hours before a security
 * change.
 */
export const kindsMailedInQuietHours = (
  settings: NotificationSettings,
): readonly NotificationKind[] =>
  quietHoursOf(settings).lets_exploited_through ? ['security_act', 'kev_match'] : ['security_act'];
