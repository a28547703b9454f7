// When mails may leave, by the clocks of their readers.
import {
  type DigestTime,
  digestOf,
  type NotificationKind,
  type NotificationSettings,
  quietHoursOf,
} from '#domain/notification-kinds';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** What the clock of the zone shows at a moment, as milliseconds as if it were UTC. */
const wallClock = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
};

/** The moment at which the zone's clock shows `wall`; in a skipped hour, as much later. */
const momentOf = (wall: number, timeZone: string): number => {
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return guess + wall - wallClock(guess, timeZone);
};

/** 1 to 7 from Monday on: the epoch began on a Thursday. */
const weekdayOf = (dayNumber: number): number => ((dayNumber + 3) % 7) + 1;

/** The last moment at which the digest was due: now or before. */
export const lastDigestTime = (now: Date, digest: DigestTime): Date => {
  const { frequency, weekday, hour: at, time_zone: zone } = digest;
  const today = Math.floor(wallClock(now.getTime(), zone) / day);
  const step = frequency === 'weekly' ? 7 : 1;
  const last = frequency === 'weekly' ? today - ((weekdayOf(today) - weekday + 7) % 7) : today;
  const momentOn = (dayNumber: number) => momentOf(dayNumber * day + at * hour, zone);
  const due = momentOn(last);
  return new Date(due <= now.getTime() ? due : momentOn(last - step));
};

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether the user wants no mail at this moment. */
export const isQuiet = (now: Date, settings: NotificationSettings): boolean => {
  const { is_on: isOn, from, to } = quietHoursOf(settings);
  if (!isOn) return false;
  const local = wallClock(now.getTime(), digestOf(settings).time_zone);
  const at = Math.floor((local % day) / minute);
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  return begin < end ? at >= begin && at < end : at >= begin || at < end;
};

/** What is mailed in quiet hours too: an intruder would set them before a change of security. */
export const loudKinds = (settings: NotificationSettings): readonly NotificationKind[] =>
  quietHoursOf(settings).lets_exploited_through ? ['security_act', 'kev_match'] : ['security_act'];
