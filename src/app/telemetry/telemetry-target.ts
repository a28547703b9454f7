/**
 * Specification, section 5: a string without commas, semicolons, equals signs, spaces or vertical
 * bars.
 */
export const isTelemetryUserId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && !/[,;=\s|]/.test(id);

/**
 * An installation configures either the instrumentation key alone or an entire connection string
 * (another cloud, a proxy).
 */
export const telemetryTarget = (
  key: string,
): { instrumentationKey: string } | { connectionString: string } =>
  key.includes('=') ? { connectionString: key } : { instrumentationKey: key };

/** URLs of guest pages can contain the token of a one-time link, so nothing is sent from them. */
export const isTrackedPage = (matches: readonly { routeId: string }[]): boolean =>
  !matches.some(({ routeId }) => routeId.startsWith('/_guest'));
