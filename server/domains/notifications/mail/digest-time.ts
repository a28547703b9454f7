// When daily mails are due, by the clocks of their readers.
import type { DigestTime } from '#domain/notification-kinds';

const hour = 3_600_000;
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

/** The last moment at which the daily mail was due: now or before. */
export const lastDigestTime = (now: Date, { hour: at, time_zone: zone }: DigestTime): Date => {
  const local = wallClock(now.getTime(), zone);
  const today = momentOf(Math.floor(local / day) * day + at * hour, zone);
  if (today <= now.getTime()) return new Date(today);
  return new Date(momentOf(Math.floor(local / day - 1) * day + at * hour, zone));
};
