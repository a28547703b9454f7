/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What it is doing.
 */
export type ScanPhase = 'waiting' | 'fetching' | 'scanning' | 'reading' | 'comparing' | 'publishing' | 'done';