/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MailDelivery } from './mailDelivery.ts';
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
  /**
     * Why the last attempt failed.
     * @nullable
     */
  error: string | null;
  /** @minimum 0 */
  attempts: number;
  /**
     * The last attempt.
     * @nullable
     */
  attempted_at: string | null;
  /**
     * When it goes out or is tried again.
     * @nullable
     */
  next_attempt_at: string | null;
  /** Null before it went. */
  delivery: MailDelivery | null;
  /**
     * With which words the mail server took it over.
     * @nullable
     */
  answer: string | null;
  created_at: string;
  /** @nullable */
  sent_at: string | null;
}
