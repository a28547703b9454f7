/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A comment.
 */
export interface CommentRequest {
  /**
     * @minLength 1
     * @maxLength 5000
     * @pattern \S
     */
  comment: string;
}
