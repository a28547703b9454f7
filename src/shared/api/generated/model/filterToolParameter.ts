/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * scan_info: scanner that reported it.
 */
export type FilterToolParameter = string[];
