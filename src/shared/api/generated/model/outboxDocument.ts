/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OutboxMail } from './outboxMail.ts';

/**
 * A mail.
 */
export interface OutboxDocument {
  data: OutboxMail;
}
