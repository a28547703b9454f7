/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Role } from './role.ts';

/**
 * Whom to invite.
 */
export interface InviteRequest {
  /** @maxLength 254 */
  email: string;
  role: Role;
}
