/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MailState } from './mailState.ts';

/**
 * A mail that Parapet sent, or will.
 */
export interface OutboxMail {
  id: string;
  /** @maxLength 254 */
  recipient: string;
  template: string;
  subject: string;
  /** One-time links are masked. */
  preview: string;
  state: MailState;
  /** @nullable */
  error: string | null;
  created_at: string;
  /** @nullable */
  sent_at: string | null;
}
