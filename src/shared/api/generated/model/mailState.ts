/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a mail stands.
 */
export type MailState = 'queued' | 'sent' | 'failed' | 'cancelled';