import { severities, type Severity } from './finding-filters';

/** A count for each severity, together. */
export const sumSeverities = (counts: Readonly<Record<Severity, number>>): number =>
  severities.reduce((sum, severity) => sum + counts[severity], 0);
