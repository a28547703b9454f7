// How long an organization keeps data that its members no longer work on.

/**
 * Days by kind; null keeps the data until the organization is deleted. The audit log must outlast
 * the time in which an intrusion is usually found. Job results never outlast the installation's
 * limit. Reports are those that were imported incompletely; the operator limits their size too.
 */
export const retentionKinds = {
  audit_log: { least: 90, most: 3650, standard: null },
  mails: { least: 30, most: 3650, standard: null },
  notifications: { least: 30, most: 3650, standard: null },
  jobs: { least: 7, most: 90, standard: 90 },
  reports: { least: 1, most: 30, standard: 1 },
  finding_history: { least: 90, most: 3650, standard: null },
  closed_findings: { least: 90, most: 3650, standard: null },
} as const;

export type RetentionKind = keyof typeof retentionKinds;

export const retentionKindNames = Object.keys(retentionKinds) as RetentionKind[]; // its own keys

const dayChoices = [1, 3, 7, 14, 30, 60, 90, 180, 365, 730, 1825, 3650] as const;

/** The retention periods that a kind offers, shortest first. */
export const daysOffered = (kind: RetentionKind): number[] =>
  dayChoices.filter(
    (days) => days >= retentionKinds[kind].least && days <= retentionKinds[kind].most,
  );

/** Whether the first retention period is shorter than the second; null is unlimited. */
export const isShorter = (days: number | null, than: number | null): boolean =>
  days !== null && (than === null || days < than);
