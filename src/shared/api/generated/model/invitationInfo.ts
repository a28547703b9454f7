/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Role } from './role.ts';

/**
 * Who was invited, to what.
 */
export interface InvitationInfo {
  /** @maxLength 254 */
  email: string;
  organization_name: string;
  role: Role;
}
