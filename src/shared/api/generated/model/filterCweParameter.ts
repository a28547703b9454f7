/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: CWE numbers.
 */
export type FilterCweParameter = number[];
