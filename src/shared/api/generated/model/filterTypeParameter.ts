/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: type of vulnerability.
 */
export type FilterTypeParameter = string[];
