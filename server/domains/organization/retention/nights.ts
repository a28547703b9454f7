// When old data are deleted: each night, with what was older at its begin. So an administrator sees
// before how much that is, and fewer days can be taken back until the night from which they hold.

import { isShorter } from '#domain/retention';

const hour = 3_600_000;
const day = 24 * hour;
const beginHour = 2; // UTC

/** The begin of the night that began last. */
export const lastNight = (now: Date): Date => {
  const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), beginHour);
  return new Date(begin <= now.getTime() ? begin : begin - day);
};

export const nextNight = (now: Date): Date => new Date(lastNight(now).getTime() + day);

/** From when fewer days hold that are set now: an hour is the least in which to take them back. */
export const shorterFrom = (now: Date): Date => nextNight(new Date(now.getTime() + hour));

export type Days = number | null;

/** The days before a change to fewer, and from when the fewer hold. */
export type Waiting = { days: Days; until: string };

export const daysInForce = (days: Days, waiting: Waiting | undefined, at: Date): Days =>
  waiting !== undefined && at < new Date(waiting.until) ? waiting.days : days;

/** What waits after a change; undefined where the new days hold at once. */
export const waitingAfter = (
  before: { days: Days; waiting: Waiting | undefined },
  days: Days,
  now: Date,
): Waiting | undefined => {
  const inForce = daysInForce(before.days, before.waiting, now);
  if (!isShorter(days, inForce)) return undefined;
  // The same days again do not wait anew.
  if (days === before.days) return before.waiting;
  return { days: inForce, until: shorterFrom(now).toISOString() };
};

/** The first moment, no earlier than `first`, at which something of that age is deleted. */
export const removalAt = (oldest: Date, days: number, first: Date, everyHour: boolean): Date => {
  const step = everyHour ? hour : day;
  const due = oldest.getTime() + days * day;
  const steps = Math.max(0, Math.floor((due - first.getTime()) / step) + 1);
  return new Date(first.getTime() + steps * step);
};

export const nextHour = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / hour) + 1) * hour);
