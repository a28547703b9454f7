/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Role } from './role.ts';

/**
 * Who is signed in.
 */
export interface SessionUser {
  id: string;
  /** @maxLength 254 */
  email: string;
  username: string;
  role: Role;
  is_partner: boolean;
  two_factor_enabled: boolean;
  /**
     * @maxLength 2000
     * @nullable
     */
  avatar_url: string | null;
  client_id: string;
  organization_name: string;
  /** @minimum 0 */
  unread_notifications: number;
}
