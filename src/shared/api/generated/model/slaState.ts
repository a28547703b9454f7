/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a finding stands against its due date.
 */
export type SlaState = 'overdue' | 'due_soon' | 'on_track' | 'none';