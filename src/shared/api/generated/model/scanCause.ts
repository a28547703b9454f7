/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why it was begun. A person asked for it, the organisation's schedule was due, or the default branch had changed.
 */
export type ScanCause = 'request' | 'schedule' | 'change';