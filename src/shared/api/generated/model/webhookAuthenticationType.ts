/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the call proves who it is.
 */
export type WebhookAuthenticationType = 'none' | 'basic' | 'bearer' | 'api_key';