/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Method of the call.
 */
export type WebhookMethod = 'POST' | 'PUT' | 'PATCH';