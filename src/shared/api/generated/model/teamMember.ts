/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Role } from './role.ts';
import type { TeamMemberState } from './teamMemberState.ts';

/**
 * Somebody of the organisation.
 */
export interface TeamMember {
  id: string;
  /** @maxLength 254 */
  email: string;
  /** @nullable */
  username: string | null;
  role: Role;
  state: TeamMemberState;
  two_factor_enabled: boolean;
  /**
     * @maxLength 2000
     * @nullable
     */
  avatar_url: string | null;
  /** @nullable */
  invited_at: string | null;
  /** @nullable */
  last_login_at: string | null;
  /**
     * Sent or assigned to this person and not yet settled.
     * @minimum 0
     */
  open_findings: number;
  /**
     * Requests to accept a risk that wait for this person's answer.
     * @minimum 0
     */
  awaited_approvals: number;
  /**
     * Tokens made by this person that still work.
     * @minimum 0
     */
  api_tokens: number;
}
