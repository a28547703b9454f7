/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GoogleGarScanRequestPlatform = 'google_gar';