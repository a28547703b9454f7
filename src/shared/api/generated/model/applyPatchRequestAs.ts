/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ApplyPatchRequestAs = 'pull_request' | 'issue';