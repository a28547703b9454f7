/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a scan stands.
 */
export type ScanStatus = 'queued' | 'running' | 'succeeded' | 'failed';