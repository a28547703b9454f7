import { severities, type Severity } from './finding-filters';

/** The sum of the counts of all severities. */
export const sumSeverities = (counts: Readonly<Record<Severity, number>>): number =>
  severities.reduce((sum, severity) => sum + counts[severity], 0);
