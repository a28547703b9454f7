// The permissions of each role: the one table that the server enforces and the web app explains
// (architecture, "Roles").
export const roles = ['superadmin', 'admin', 'cyberoper', 'developer'] as const;
export type Role = (typeof roles)[number];

/**
 * `all`: every row of the organization. `own`: rows assigned or sent to the user, or of the user's
 * repositories.
 */
export type Scope = 'all' | 'own';

type Grants = Partial<Record<Role, Scope>>;

const everyone: Grants = { superadmin: 'all', admin: 'all', cyberoper: 'all', developer: 'all' };
const everyoneOwn: Grants = { ...everyone, developer: 'own' };
const operators: Grants = { superadmin: 'all', admin: 'all', cyberoper: 'all' };
const admins: Grants = { superadmin: 'all', admin: 'all' };
const superadmins: Grants = { superadmin: 'all' };

export const permissionTable = {
  'findings:read': everyoneOwn,
  'findings:triage': everyoneOwn,
  'findings:comment': everyoneOwn,
  'findings:export': everyoneOwn,
  'findings:send': operators,
  'findings:assign': operators,
  'findings:accept-risk': operators,
  'findings:link': operators,
  'findings:bulk': operators,
  'filters:use': everyone,
  'columns:use': everyone,
  'activity:read': everyoneOwn,
  'remediation:read': everyoneOwn,
  'remediation:create': everyoneOwn,
  'remediation:edit': everyoneOwn,
  'remediation:apply': everyoneOwn,
  'repositories:read': everyoneOwn,
  'repositories:manage': operators,
  'repositories:export': everyoneOwn,
  'scans:read': everyoneOwn,
  'scans:upload': operators,
  'scans:start': operators,
  'gate:check': everyoneOwn,
  'components:read': everyoneOwn,
  'prioritization:read': everyone,
  'prioritization:manage': admins,
  'policies:read': everyone,
  'policies:manage': admins,
  'intelligence:read': everyone,
  'intelligence:manage': admins,
  'client:read': everyone,
  'client:manage': admins,
  'team:read': admins,
  'team:manage': admins,
  'teams:read': everyone,
  'teams:manage': admins,
  'developers:read': operators,
  'billing:read': admins,
  'billing:manage': admins,
  'credentials:read': admins,
  'credentials:manage': admins,
  'connectors:use': operators,
  'connectors:publish': admins,
  'ai:read': operators,
  'ai:manage': admins,
  'tokens:manage': admins,
  'webhooks:manage': admins,
  'webhooks:send': operators,
  'notifications:read': everyone,
  'notifications:manage': everyone,
  'domains:read': operators,
  'domains:manage': admins,
  'marketplace:activate': admins,
  'audit:read': admins,
  'outbox:read': admins,
  'outbox:manage': admins,
  'feedback:send': everyone,
  'jobs:read': everyoneOwn,
  'jobs:cancel': everyoneOwn,
  'pricing:read': everyone,
  'pricing:manage': superadmins,
  'partners:manage': superadmins,
  'clients:read': superadmins,
  'clients:manage': superadmins,
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof permissionTable;

/**
 * Partner is a flag on a user. It gives access to the organizations that the partner referred,
 * whatever the user's role is.
 */
export type Actor = { role: Role; is_partner?: boolean };

const partnerPermissions: ReadonlySet<Permission> = new Set(['clients:read']);

export const scopeOf = (actor: Actor, permission: Permission): Scope | undefined => {
  const grants: Grants = permissionTable[permission];
  return (
    grants[actor.role] ??
    (actor.is_partner === true && partnerPermissions.has(permission) ? 'own' : undefined)
  );
};

export const can = (actor: Actor, permission: Permission): boolean =>
  scopeOf(actor, permission) !== undefined;

export const isPermission = (word: string): word is Permission =>
  Object.hasOwn(permissionTable, word);

export const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word);

/** The roles that an actor may invite. No user can grant a role above their own. */
export const invitableRoles = (actor: Actor): readonly Role[] =>
  actor.role === 'superadmin'
    ? roles
    : actor.role === 'admin'
      ? ['admin', 'cyberoper', 'developer']
      : [];

/** The roles to name in the message "ask an administrator". */
export const rolesWith = (permission: Permission): readonly Role[] =>
  roles.filter((role) => scopeOf({ role }, permission) !== undefined);
