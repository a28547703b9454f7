/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * code_info: column where it begins.
 */
export type FilterStartColumnParameter = string;
