/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which remediation to make an issue of.
 */
export interface CreateIssueRequest {
  remediation_id: string;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  title?: string;
  /**
     * Markdown, as somebody has edited the draft.
     * @minLength 1
     * @maxLength 50000
     * @pattern \S
     */
  body?: string;
}
