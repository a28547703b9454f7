/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who knows it.
 */
export type RemediationSource = 'report' | 'advisory' | 'ai';