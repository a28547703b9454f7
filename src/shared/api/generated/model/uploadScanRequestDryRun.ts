/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Only say what would change.
 */
export type UploadScanRequestDryRun = 'true' | 'false';