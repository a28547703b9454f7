export const dayMs = 86_400_000;

/** The beginning of this day, UTC: data are the same at every start of a day. */
export const today = (): number => Math.floor(Date.now() / dayMs) * dayMs;
