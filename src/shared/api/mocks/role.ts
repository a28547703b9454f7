import { roles, type Role } from '#domain/roles';

/**
 * A name that contains a role signs in with it, any other as an administrator. The token carries it
 * over a reload.
 */
export const roleIn = (text: string): Role =>
  roles.find((role) => role !== 'admin' && text.includes(role)) ?? 'admin';
