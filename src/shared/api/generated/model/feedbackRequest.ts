/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FeedbackKind } from './feedbackKind.ts';

/**
 * What somebody wants to tell.
 */
export interface FeedbackRequest {
  kind: FeedbackKind;
  /**
     * @minLength 1
     * @maxLength 5000
     * @pattern \S
     */
  message: string;
  /** @maxLength 2000 */
  page?: string;
  /**
     * A PNG, JPEG or WebP picture of at most 700 KiB, in base64. Its kind is read from its content.
     * @minLength 16
     * @maxLength 955736
     * @pattern ^[A-Za-z0-9+/]+={0,2}$
     */
  screenshot?: string;
  /** Whether the answer may come by e-mail; not unless said. */
  may_contact?: boolean;
}
