import type { Permission, Role } from '../../src/shared/rules/roles.ts';

/** Who stands behind a bearer token. */
export type Principal = {
  clientId: string;
  userId: string;
  email: string;
  username: string;
  role: Role;
  isPartner: boolean;
  /** A person's session, or an API token that may only do what its scopes say. */
  token:
    | { kind: 'session'; id: string }
    | { kind: 'api'; id: string; scopes: readonly Permission[] };
};

export const tenantOf = (who: Principal) => ({ clientId: who.clientId, userId: who.userId });
