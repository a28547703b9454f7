/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the last import met it.
 */
export type IdentityMatch = 'new' | 'same' | 'moved' | 'renamed';