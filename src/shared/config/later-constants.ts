// Specification, section 9, like `constants.ts`: the constants that the first load does not need.
// Import this file directly, so that it loads with the code that uses it.
export const googleButtonHeights = { large: 40, medium: 32, small: 20 } as const;
export const telemetry = {
  sessionExpirationMs: 24 * 60 * 60_000,
  sessionRenewalMs: 30 * 60_000,
  samplingPercentage: 100,
} as const;
