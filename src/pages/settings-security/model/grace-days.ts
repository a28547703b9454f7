/** How many days members have to set up a second factor; 0 is none. */
export const graceDays = [0, 7, 14, 30] as const;

const day = 86_400_000;

export const dayAfter = (now: number, days: number): string =>
  new Date(now + days * day).toISOString();
