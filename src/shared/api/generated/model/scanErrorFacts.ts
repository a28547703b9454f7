/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the message of a failed import names.
 */
export interface ScanErrorFacts {[key: string]: string | number}
