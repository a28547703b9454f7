/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether what the report lacks counts as fixed.
 */
export type UploadScanRequestComplete = 'true' | 'false';