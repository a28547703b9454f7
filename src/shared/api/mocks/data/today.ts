export const dayMs = 86_400_000;

/** The start of today in UTC, so that data are the same for a whole day. */
export const today = (): number => Math.floor(Date.now() / dayMs) * dayMs;
