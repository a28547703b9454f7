/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far it is.
 */
export type ScanStepState = 'done' | 'running' | 'waiting';