/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FeedbackRequestKind } from './feedbackRequestKind.ts';

/**
 * What somebody wants to tell.
 */
export interface FeedbackRequest {
  kind: FeedbackRequestKind;
  /**
     * @minLength 1
     * @maxLength 5000
     * @pattern \S
     */
  message: string;
  /** @maxLength 2000 */
  page?: string;
}
