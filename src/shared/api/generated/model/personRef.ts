/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Somebody of the organisation.
 */
export interface PersonRef {
  id: string;
  username: string;
  /** @maxLength 254 */
  email: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  avatar_url: string | null;
}
