/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which remediation to propose.
 */
export interface PullRequestRequest {
  remediation_id: string;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  title?: string;
  /**
     * @minLength 1
     * @maxLength 255
     * @pattern \S
     */
  branch?: string;
}
