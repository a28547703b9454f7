/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FeedbackKind } from './feedbackKind.ts';

/**
 * What somebody has told.
 */
export interface Feedback {
  id: string;
  kind: FeedbackKind;
  message: string;
  /** @nullable */
  page: string | null;
  has_screenshot: boolean;
  username: string;
  organization_name: string;
  /**
     * Only where the person may be written to.
     * @nullable
     */
  email: string | null;
  created_at: string;
}
