/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How sure the scanner is.
 */
export type Confidence = 'high' | 'medium' | 'low';