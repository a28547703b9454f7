const dayMs = 86_400_000;

/** The day in UTC, e.g. `2026-12-31`, of a moment or of one some days later. */
export const utcDay = (time: Date | number, later = 0): string =>
  new Date(Number(time) + later * dayMs).toISOString().slice(0, 10);
