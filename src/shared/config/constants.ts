/** Specification, section 9. Lists whose size is the specification's say so. */
export const constants = {
  accessTokenSeconds: 86_400,
  sourceListPageSize: 100,
  reloadGuardMs: 10_000,
  concurrentPreloads: 4,
  googleButtonHeights: { large: 40, medium: 32, small: 20 },
  discountPercent: 10,
  localDatabaseVersion: 1,
  telemetry: {
    sessionExpirationMs: 24 * 60 * 60_000,
    sessionRenewalMs: 30 * 60_000,
    samplingPercentage: 100,
  },
} as const;
