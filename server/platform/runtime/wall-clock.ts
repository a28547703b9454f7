// Moments as the clocks of time zones show them.
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

/** What the clock of the zone shows at a moment, as milliseconds as if it were UTC. */
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

/** The moment at which the zone's clock shows `wall`; in a skipped hour, as much later. */
export const momentOf = (wall: number, timeZone: string): number => {
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return guess + wall - wallClock(guess, timeZone);
};

/** 1 to 7 from Monday on: the epoch began on a Thursday. */
export const weekdayOf = (dayNumber: number): number => ((dayNumber + 3) % 7) + 1;
