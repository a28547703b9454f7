const dayMs = 24 * 60 * 60 * 1000;

const dayOf = (iso: string): number => Date.parse(iso.slice(0, 10));

/** `2026-02-11T08:14:03Z` → `2026-02-11`, the format of a date field. */
export const dueDayOf = (dueAt: string | null): string => dueAt?.slice(0, 10) ?? '';

/** The due date as days since the finding was first seen; an empty day restores the rules' date. */
export const dueDaysOf = (firstSeenAt: string, day: string): number | null =>
  day === '' ? null : Math.round((dayOf(day) - dayOf(firstSeenAt)) / dayMs);
