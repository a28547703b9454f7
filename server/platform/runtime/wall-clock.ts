// Conversions between timestamps and the wall clocks of time zones.
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Returns the wall-clock time of the zone, as milliseconds as if it were UTC. */
export const wallClock = (at: number, timeZone: string): number => {
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

/**
 * Returns the timestamp at which the zone's clock shows `wall`; in a skipped hour, the same
 * distance after it.
 */
export const toTimestamp = (wall: number, timeZone: string): number => {
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return guess + wall - wallClock(guess, timeZone);
};

/** 1 to 7, starting with Monday: the epoch began on a Thursday. */
export const weekdayOf = (dayNumber: number): number => ((dayNumber + 3) % 7) + 1;
