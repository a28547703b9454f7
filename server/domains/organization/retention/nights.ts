// When old data is deleted: each night, entries that were too old at its start. An administrator
// can therefore see in advance how much that is, and revert a reduction until the night from which
// it is in effect.

import { isShorter } from '#domain/retention';

const hour = 3_600_000;
const day = 24 * hour;
const beginHour = 2; // UTC

/** Returns the start of the night that began last. */
export const lastNight = (now: Date): Date => {
  const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), beginHour);
  return new Date(begin <= now.getTime() ? begin : begin - day);
};

export const nextNight = (now: Date): Date => new Date(lastNight(now).getTime() + day);

/**
 * Returns from when a reduction made now is in effect: at least an hour later, in which it can be
 * reverted.
 */
export const shorterFrom = (now: Date): Date => nextNight(new Date(now.getTime() + hour));

export type Days = number | null;

/** The days before a reduction, and from when the reduction is in effect. */
export type Waiting = { days: Days; until: string };

export const daysInForce = (days: Days, waiting: Waiting | undefined, at: Date): Days =>
  waiting !== undefined && at < new Date(waiting.until) ? waiting.days : days;

/**
 * Returns the pending reduction after a change; undefined if the new days take effect immediately.
 */
export const waitingAfter = (
  before: { days: Days; waiting: Waiting | undefined },
  days: Days,
  now: Date,
): Waiting | undefined => {
  const inForce = daysInForce(before.days, before.waiting, now);
  if (!isShorter(days, inForce)) return undefined;
  // Saving the same days again does not postpone them.
  if (days === before.days) return before.waiting;
  return { days: inForce, until: shorterFrom(now).toISOString() };
};

/** Returns the earliest time, not before `first`, at which an entry of that age is deleted. */
export const removalAt = (oldest: Date, days: number, first: Date, everyHour: boolean): Date => {
  const step = everyHour ? hour : day;
  const due = oldest.getTime() + days * day;
  const steps = Math.max(0, Math.floor((due - first.getTime()) / step) + 1);
  return new Date(first.getTime() + steps * step);
};

export const nextHour = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / hour) + 1) * hour);
