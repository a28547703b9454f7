/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A reason that the server has.
 */
export type FindingEventCause = 'taken_back' | 'fix_available' | 'acceptance_ended';