const dayMs = 86_400_000;

/** The UTC day of a time, e.g. `2026-12-31`, or of a time some days later. */
export const utcDay = (time: Date | number, later = 0): string =>
  new Date(Number(time) + later * dayMs).toISOString().slice(0, 10);
