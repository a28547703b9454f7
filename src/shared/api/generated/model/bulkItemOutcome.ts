/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BulkItemOutcome = 'done' | 'skipped' | 'failed' | 'pending';