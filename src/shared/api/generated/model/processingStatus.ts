/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a remediation stands.
 */
export type ProcessingStatus = 'queued' | 'running' | 'ready' | 'failed' | 'applied';