// How long an organisation keeps what its members do not work on any more.

/**
 * Days by kind; null is until the organisation is deleted. The audit log has to outlast the time in
 * which an intrusion is usually found, results of jobs never outlast the installation's limit.
 */
export const retentionKinds = {
  audit_log: { least: 90, most: 3650, standard: null },
  mails: { least: 30, most: 3650, standard: null },
  notifications: { least: 30, most: 3650, standard: null },
  jobs: { least: 7, most: 90, standard: 90 },
} as const;

export type RetentionKind = keyof typeof retentionKinds;

export const retentionKindNames = Object.keys(retentionKinds) as RetentionKind[]; // its own keys
