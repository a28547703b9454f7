/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * other_info: extensions to leave out.
 */
export type FilterExcludedFileTypesParameter = string[];
