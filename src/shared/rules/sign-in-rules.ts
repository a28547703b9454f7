/** A session lasts a day at most; unused for longer than this it ends before. */
export const signInRuleLimits = {
  defaultIdleMinutes: 480,
  leastIdleMinutes: 5,
  mostIdleMinutes: 1440,
} as const;
