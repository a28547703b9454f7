/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a job stands.
 */
export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed';