import type { Permission, Role } from '#domain/roles';

/** The caller that a bearer token identifies. */
export type Principal = {
  clientId: string;
  userId: string;
  email: string;
  username: string;
  role: Role;
  isPartner: boolean;
  /** A user session, or an API token that is limited to its scopes. */
  token:
    | { kind: 'session'; id: string }
    | { kind: 'api'; id: string; scopes: readonly Permission[] };
  /** The organization requires a second factor, and this user has none yet. */
  lacksSecondFactor?: boolean;
};

export const toTenant = (who: Principal) => ({ clientId: who.clientId, userId: who.userId });
