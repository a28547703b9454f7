import { roles, type Role } from '#domain/roles';

/**
 * A user name that contains a role signs in with it, any other as administrator. The token keeps
 * the role across reloads.
 */
export const roleIn = (text: string): Role =>
  roles.find((role) => role !== 'admin' && text.includes(role)) ?? 'admin';
