/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListJobItemsOutcome = 'done' | 'skipped' | 'failed' | 'pending';