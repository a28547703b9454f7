/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a blocker breaks: a policy of the organisation, `fail_on` or `max_priority`.
 */
export type GateLimit = 'policy' | 'severity' | 'priority';