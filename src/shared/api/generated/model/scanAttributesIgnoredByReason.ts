/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many results were left out, by reason.
 */
export type ScanAttributesIgnoredByReason = {[key: string]: number};
