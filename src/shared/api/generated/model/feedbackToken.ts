/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Opens the feedback widget.
 */
export interface FeedbackToken {
  token: string;
  /** @minimum 1 */
  expires_in: number;
}
