/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A session.
 */
export interface SessionGrant {
  two_factor_required: false;
  /** Opaque; send it as bearer. */
  access_token: string;
  token_type: 'Bearer';
  /** Seconds. */
  expires_in: number;
}
