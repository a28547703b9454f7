/** A session lasts a day at most. It ends earlier after this much inactivity. */
export const signInRuleLimits = {
  defaultIdleMinutes: 480,
  leastIdleMinutes: 5,
  mostIdleMinutes: 1440,
} as const;
