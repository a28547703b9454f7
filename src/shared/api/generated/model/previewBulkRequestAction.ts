/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type PreviewBulkRequestAction = 'triage' | 'send' | 'generate_patch';