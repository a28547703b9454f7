/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A field of the payload.
 */
export type WebhookField = 'title' | 'severity' | 'status' | 'file_path' | 'line' | 'description' | 'date' | 'tool' | 'cve' | 'cwe';