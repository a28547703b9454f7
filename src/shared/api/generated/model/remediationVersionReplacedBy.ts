/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What took its place.
 */
export type RemediationVersionReplacedBy = 'editing' | 'making';