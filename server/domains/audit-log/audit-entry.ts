import type { Principal } from '../../platform/http/principal.ts';

export type AuditEntry = {
  clientId: string;
  /** Absent for actions of the server. `token` is what the caller authenticated with. */
  actor?: { userId: string; username: string; token?: Principal['token'] } | undefined;
  /** `area.verb`, such as `team.invite`. */
  action: string;
  subject: { type: string; id?: string };
  /** The changed fields, without secrets. */
  detail?: Record<string, unknown>;
  requestId?: string | undefined;
};
