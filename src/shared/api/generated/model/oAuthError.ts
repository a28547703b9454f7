/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why the exchange failed (RFC 6749, 5.2).
 */
export interface OAuthError {
  error: string;
  error_description: string;
  /** @nullable */
  error_uri: string | null;
}
