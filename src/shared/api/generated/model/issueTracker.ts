/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where issues are opened; a webhook is the organisation's own ticket system.
 */
export type IssueTracker = 'source_host' | 'webhook';