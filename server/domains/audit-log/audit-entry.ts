export type AuditEntry = {
  clientId: string;
  /** Absent when the server acted by itself. */
  actor?: { userId: string; username: string } | undefined;
  /** `area.verb`, such as `team.invite`. */
  action: string;
  subject: { type: string; id?: string };
  /** The changed fields, without secrets. */
  detail?: Record<string, unknown>;
  requestId?: string | undefined;
};
