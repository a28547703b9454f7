/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was edited.
 */
export interface EditRemediationRequest {
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  title?: string;
  /**
     * @maxLength 20000
     * @nullable
     */
  description?: string | null;
  /**
     * @maxLength 500000
     * @nullable
     */
  code_diff?: string | null;
  /** An earlier version to take back; what is given beside it counts in its place. */
  version?: string;
}
