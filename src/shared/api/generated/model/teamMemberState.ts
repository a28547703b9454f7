/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the invitation was accepted.
 */
export type TeamMemberState = 'invited' | 'active';