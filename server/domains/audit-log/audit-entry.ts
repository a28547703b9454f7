import type { Principal } from '../../platform/http/principal.ts';

export type AuditEntry = {
  clientId: string;
  /** Absent when the server acted by itself. `token` is what the caller identified itself by. */
  actor?: { userId: string; username: string; token?: Principal['token'] } | undefined;
  /** `area.verb`, such as `team.invite`. */
  action: string;
  subject: { type: string; id?: string };
  /** The changed fields, without secrets. */
  detail?: Record<string, unknown>;
  requestId?: string | undefined;
};
