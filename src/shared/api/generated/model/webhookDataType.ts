/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Format of the body.
 */
export type WebhookDataType = 'json' | 'xml' | 'text' | 'form';